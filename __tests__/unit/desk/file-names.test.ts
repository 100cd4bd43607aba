import { setNameField } from "../../../desk/client/file-names";

type Data = Record<string, unknown>;

/** An entry of Sveltia, with the methods of Immutable maps that the handler uses. */
function entryOf(fields: { collection: string; slug: string; newRecord: boolean; data: Data }) {
  return {
    data: fields.data,
    get: (key: keyof typeof fields) => fields[key],
    getIn: ([, key = ""]: string[]) => fields.data[key],
    setIn: ([, key = ""]: string[], value: unknown) => entryOf({ ...fields, data: { ...fields.data, [key]: value } }),
  };
}

const rename = setNameField({
  solutions: { key: "slug", route: "/solutions/" },
  projects: { key: "id" },
  articles: { key: "id", isNumber: true, route: "/blog/" },
}) as unknown as (args: { entry: ReturnType<typeof entryOf> }) => ReturnType<typeof entryOf> | undefined;

const saved = (collection: string, slug: string, data: Data, newRecord = false) =>
  rename({ entry: entryOf({ collection, slug, newRecord, data }) })?.data;

test("sets the name of a new entry", () => {
  expect(saved("solutions", "ports", { slug: "" }, true)).toEqual({ slug: "ports" });
});

test("adds the old path of a renamed page to its aliases", () => {
  expect(saved("solutions", "building", { slug: "aec", aliases: ["/aec"] })).toEqual({
    slug: "building",
    aliases: ["/aec", "/solutions/aec"],
  });
});

test("removes the new path from the aliases and adds no alias twice", () => {
  expect(saved("solutions", "aec", { slug: "building", aliases: ["/aec", "/solutions/aec"] })).toEqual({
    slug: "aec",
    aliases: ["/aec", "/solutions/building"],
  });
  expect(saved("solutions", "aec", { slug: "building", aliases: ["/solutions/building"] })).toEqual({
    slug: "aec",
    aliases: ["/solutions/building"],
  });
});

test("adds no alias to an entry without a page", () => {
  expect(saved("projects", "house", { id: "home" })).toEqual({ id: "house" });
});

test("sets a number in collections with numbers", () => {
  expect(saved("articles", "44", { id: 4 })).toEqual({ id: 44, aliases: ["/blog/4"] });
});

test("does not change an entry that keeps its name", () => {
  expect(saved("solutions", "aec", { slug: "aec" })).toBeUndefined();
  expect(saved("articles", "7", { id: 7 })).toBeUndefined();
});
