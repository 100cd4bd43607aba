import { nameAfterFile } from "../../../desk/client/file-names";

type Data = Record<string, unknown>;

/** An entry as Sveltia hands it over, with the part of an immutable map that is used. */
function entryOf(fields: { collection: string; slug: string; newRecord: boolean; data: Data }) {
  return {
    data: fields.data,
    get: (key: keyof typeof fields) => fields[key],
    getIn: ([, key = ""]: string[]) => fields.data[key],
    setIn: ([, key = ""]: string[], value: unknown) => entryOf({ ...fields, data: { ...fields.data, [key]: value } }),
  };
}

const rename = nameAfterFile({
  solutions: { key: "slug", route: "/solutions/" },
  projects: { key: "id" },
  articles: { key: "id", isNumber: true, route: "/blog/" },
}) as unknown as (args: { entry: ReturnType<typeof entryOf> }) => ReturnType<typeof entryOf> | undefined;

const saved = (collection: string, slug: string, data: Data, newRecord = false) =>
  rename({ entry: entryOf({ collection, slug, newRecord, data }) })?.data;

test("a new entry is named after its file", () => {
  expect(saved("solutions", "ports", { slug: "" }, true)).toEqual({ slug: "ports" });
});

test("a renamed page keeps its old address as an alias, after those it has", () => {
  expect(saved("solutions", "building", { slug: "aec", aliases: ["/aec"] })).toEqual({
    slug: "building",
    aliases: ["/aec", "/solutions/aec"],
  });
});

test("a page that gets an old name back has it among its aliases no more, and no address twice", () => {
  expect(saved("solutions", "aec", { slug: "building", aliases: ["/aec", "/solutions/aec"] })).toEqual({
    slug: "aec",
    aliases: ["/aec", "/solutions/building"],
  });
  expect(saved("solutions", "aec", { slug: "building", aliases: ["/solutions/building"] })).toEqual({
    slug: "aec",
    aliases: ["/solutions/building"],
  });
});

test("an entry without a page has no alias", () => {
  expect(saved("projects", "house", { id: "home" })).toEqual({ id: "house" });
});

test("an entry with a number for a name gets a number", () => {
  expect(saved("articles", "44", { id: 4 })).toEqual({ id: 44, aliases: ["/blog/4"] });
});

test("an entry that keeps its name is left alone", () => {
  expect(saved("solutions", "aec", { slug: "aec" })).toBeUndefined();
  expect(saved("articles", "7", { id: 7 })).toBeUndefined();
});
