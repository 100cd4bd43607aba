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

const saveEntry = (collection: string, slug: string, data: Data, newRecord = false) =>
  rename({ entry: entryOf({ collection, slug, newRecord, data }) })?.data;

test("sets the name of a new entry", () => {
  expect(saveEntry("solutions", "ports", { slug: "" }, true)).toEqual({ slug: "ports" });
});

test("adds the old path of a renamed page to its aliases", () => {
  expect(saveEntry("solutions", "building", { slug: "aec", aliases: ["/aec"] })).toEqual({
    slug: "building",
    aliases: ["/aec", "/solutions/aec"],
  });
});

test("removes the new path from the aliases and does not repeat an alias", () => {
  expect(saveEntry("solutions", "aec", { slug: "building", aliases: ["/aec", "/solutions/aec"] })).toEqual({
    slug: "aec",
    aliases: ["/aec", "/solutions/building"],
  });
  expect(saveEntry("solutions", "aec", { slug: "building", aliases: ["/solutions/building"] })).toEqual({
    slug: "aec",
    aliases: ["/solutions/building"],
  });
});

test("does not add an alias to an entry without a page", () => {
  expect(saveEntry("projects", "house", { id: "home" })).toEqual({ id: "house" });
});

test("sets a number in collections with numbers", () => {
  expect(saveEntry("articles", "44", { id: 4 })).toEqual({ id: 44, aliases: ["/blog/4"] });
});

test("does not change an entry that keeps its name", () => {
  expect(saveEntry("solutions", "aec", { slug: "aec" })).toBeUndefined();
  expect(saveEntry("articles", "7", { id: 7 })).toBeUndefined();
});
