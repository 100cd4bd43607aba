import { rejectInvalidNumbers, setNameField } from "../src/client/file-names";
import { createEntryNumbers, seriesName } from "../src/client/fields/entry-numbers";
import { collections, fieldAt, settings } from "../../../__tests__/support/company/desk-forms";

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

describe("uploads", () => {
  const { config } = settings;

  test("files of a tour are uploaded into the folder of the tour", () => {
    const depth = fieldAt("data/tours/oak-flat.json", "stations.depth");
    expect(depth).toMatchObject({ widget: "file", accept: "image/png", media_folder: "/data/tours/{{slug}}" });
    expect(fieldAt("data/tours/oak-flat.json", "cloud")).toMatchObject({ widget: "file", accept: ".ply" });
  });

  test("files of a model are uploaded into the folder of the models", () => {
    for (const name of ["glb", "usdz"]) {
      expect(fieldAt("data/models/pro.json", name)).toMatchObject({
        widget: "file",
        accept: `.${name}`,
        media_folder: "/data/models",
      });
    }
  });

  test("uploads have a maximum size and file names without accents", () => {
    expect(config.slug).toEqual({ encoding: "ascii", clean_accents: true });
    expect(config.media_libraries?.default).toMatchObject({ config: { max_file_size: 40_000_000 } });
  });

  test("pictures of articles are uploaded into their own folder", () => {
    const articles = collections.find(({ name }) => name === "articles");
    expect(articles).toMatchObject({ media_folder: "/data/images/articles", public_folder: "/images/articles" });
  });
});

describe("entry-numbers", () => {
  const article = (id: unknown) => ({ $schema: "../schemas/article.schema.json", id, title: "A" });
  const SERIES = seriesName("article.schema.json", "id");

  test("the next number follows the highest number that was read or saved", () => {
    const numbers = createEntryNumbers();
    expect(numbers.next(SERIES)).toBe(1);
    for (const id of [3, 15, 4]) numbers.recordRead(article(id));
    numbers.recordRead({ $schema: "../schemas/case-study.schema.json", id: 90 });
    expect(numbers.next(SERIES)).toBe(16);
    numbers.recordWrite(article(16));
    expect(numbers.next(SERIES)).toBe(17);
  });

  test("only numbers that were read are taken", () => {
    const numbers = createEntryNumbers();
    numbers.recordRead(article(15));
    numbers.recordWrite(article(16));
    expect([15, 16, 17].map((number) => numbers.isTaken(SERIES, number))).toEqual([true, false, false]);
  });

  test("ignores documents without an integer", () => {
    const numbers = createEntryNumbers();
    for (const document of [article("16-1"), article(1.5), [], null, "text"]) numbers.recordRead(document);
    expect(numbers.next(SERIES)).toBe(1);
  });

  test("calls a subscriber after each read document, until it unsubscribes", () => {
    const numbers = createEntryNumbers();
    let calls = 0;
    const unsubscribe = numbers.subscribe(() => (calls += 1));
    numbers.recordRead(article(1));
    numbers.recordWrite(article(2));
    unsubscribe();
    numbers.recordRead(article(3));
    expect(calls).toBe(1);
  });

  const save = rejectInvalidNumbers({
    articles: { key: "id", isNumber: true },
    solutions: { key: "slug" },
  }) as unknown as (args: { entry: Map<string, string> }) => void;
  const saveAs = (collection: string, slug: string) => () =>
    save({
      entry: new Map([
        ["collection", collection],
        ["slug", slug],
      ]),
    });

  test("rejects a name that is not a number in collections with numbers", () => {
    expect(saveAs("articles", "16-1")).toThrow(
      expect.objectContaining({
        cause: new Error(
          "“16-1” is not a number, because another entry has this number. Reload this page and save again.",
        ),
      }) as Error,
    );
    expect(saveAs("articles", "16")).not.toThrow();
    expect(saveAs("solutions", "ports-1")).not.toThrow();
  });
});
