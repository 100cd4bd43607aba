import { readCollection } from "../../src/check/collection";
import { updatedNames, type Name } from "../../src/check/rules/names";
import { provideContentFolder } from "../../../../__tests__/support/content/content-folder";

const ARTICLE = "articles/7.json";
const content = provideContentFolder();

const NOVA: Name = { file: "products/nova.json", name: "NOVA" };
const CURRENT: readonly Name[] = [
  { file: "products/platform.json", name: "Platform" },
  { file: "products/pro.json", name: "PRO" },
  { file: "solutions/aec.json", name: "AEC" },
];
const ADVICE = "reword the text, or, if the word may stay, delete the name from data/names.json.";
const REMOVED = "“NOVA” is the name of data/products/nova.json, which no longer exists";

const writeNames = (...items: readonly Name[]): void =>
  content.write("names.json", JSON.stringify({ $schema: "./schemas/names.schema.json", items }, null, 2));

/** The problems after the article's excerpt is replaced with this text. */
function problemsWithExcerpt(text: string): string[] {
  content.change(ARTICLE, "An excerpt for {brand}.", text);
  return content.problems();
}

test("reports nothing without the register", () => {
  expect(problemsWithExcerpt("The NOVA is small.")).toEqual([]);
});

test("accepts a register with the names of all entries", () => {
  writeNames(...CURRENT);
  expect(problemsWithExcerpt("The PRO is small.")).toEqual([]);
});

test("reports each mention of a removed entry in a text, at its column", () => {
  writeNames(NOVA, ...CURRENT);
  expect(problemsWithExcerpt("The NOVA, the NOVA’s box.")).toEqual([
    `data/articles/7.json:5:19 excerpt: ${REMOVED}; ${ADVICE}`,
    `data/articles/7.json:5:29 excerpt: ${REMOVED}; ${ADVICE}`,
  ]);
});

test.each([
  ["content", "<p>word0", "<p>NOVA word0", "6:18 content"],
  ["an alternative text", "A wide picture", "A NOVA", "11:50 image.alt"],
  ["a keyword", '["one", "two"', '["one", "NOVA"', "16:26 seo.keywords[1]"],
])("finds a name in %s", (_, from, to, place) => {
  writeNames(NOVA, ...CURRENT);
  content.expectAfter(ARTICLE, from, to, [expect.stringContaining(`${REMOVED}; ${ADVICE}`)]);
  expect(content.problems()[0]).toContain(place);
});

test("finds a name after a line break, which the file contains as \\n", () => {
  writeNames(NOVA, ...CURRENT);
  expect(problemsWithExcerpt("One\\nNOVA")).toEqual([`data/articles/7.json:5:20 excerpt: ${REMOVED}; ${ADVICE}`]);
});

test("a name in another case, in a longer word or in a longer name of an entry is not reported", () => {
  writeNames(NOVA, { file: "products/max.json", name: "NOVA MAX" }, ...CURRENT);
  const product = { name: "NOVA MAX", knownAs: ["SMALL NOVA"] };
  content.write("products/max.json", JSON.stringify({ $schema: "../schemas/product.schema.json", ...product }));
  const problems = problemsWithExcerpt("The nova, NOVAS, NOVA MAX and SMALL NOVA, not SUPERNOVA.");
  expect(problems.filter((line) => line.includes("excerpt"))).toEqual([]);
  expect(problems).toContainEqual(
    expect.stringContaining("knownAs[0]: data/names.json does not contain the name “SMALL NOVA”; add it there, or run"),
  );
});

test("reports a name that no text contains as a notice, which asks to delete it", () => {
  writeNames(NOVA, ...CURRENT);
  expect(content.problems()).toEqual([
    `data/names.json:4:5 notice: items[0]: ${REMOVED}, and no text contains it; delete it here.`,
  ]);
});

test("reports a former name of an entry that still exists", () => {
  writeNames({ file: "products/pro.json", name: "PROFI" }, ...CURRENT);
  expect(problemsWithExcerpt("The PROFI.")).toEqual([
    `data/articles/7.json:5:19 excerpt: data/products/pro.json no longer has the name “PROFI”; ${ADVICE}`,
  ]);
});

test("reports the name of a published entry that the register lacks, but not that of a draft", () => {
  writeNames(...CURRENT.slice(0, 2));
  expect(content.problems()).toEqual([
    expect.stringMatching(
      /^data\/solutions\/aec\.json:\d+:\d+ name: data\/names\.json does not contain the name “AEC”;/,
    ),
  ]);
  content.change("solutions/aec.json", '"slug": "aec",', '"slug": "aec", "draft": true,');
  expect(content.problems().filter((line) => line.includes("names.json"))).toEqual([]);
});

test("updatedNames adds missing names, keeps mentioned ones and removes others", () => {
  writeNames(NOVA, { file: "tours/old.json", name: "Old Mill" }, ...CURRENT.slice(1));
  content.change(ARTICLE, "An excerpt for {brand}.", "The NOVA.");
  expect(updatedNames(readCollection(content.path))).toEqual([NOVA, ...CURRENT.slice(1), CURRENT[0]]);
});

describe("outdated", () => {
  const PROMISE = "It ships in Q3 2025. word0";

  test("gives a notice for a promise whose day has passed", () => {
    content.expectAfter(ARTICLE, "<p>word0", `<p>${PROMISE}`, [
      "data/articles/7.json:6:14 notice: content: “ships in Q3 2025” has passed; update the text, or say what became of it.",
    ]);
  });

  test("accepts a promise for a later day, and one that a later note explains", () => {
    content.expectAfter(ARTICLE, "<p>word0", "<p>It ships in Q3 2095. word0", []);
    content.change(ARTICLE, "It ships in Q3 2095. word0", PROMISE);
    content.expectAfter(
      ARTICLE,
      '"title":',
      '"update": { "date": "2025-11-01", "text": "It has shipped." },\n  "title":',
      [],
    );
  });

  test("still gives a notice if the note is older than the promise", () => {
    content.change(ARTICLE, "<p>word0", `<p>${PROMISE}`);
    content.expectAfter(
      ARTICLE,
      '"title":',
      '"update": { "date": "2025-08-01", "text": "It is nearly done." },\n  "title":',
      [expect.stringContaining("notice: content: “ships in Q3 2025” has passed")],
    );
  });

  test("gives a notice for an entry whose day of review has passed", () => {
    content.expectAfter(ARTICLE, '"title":', '"reviewBy": "2026-01-31", "title":', [
      expect.stringContaining(
        "notice: reviewBy: this day has passed; read the texts again, then set a later day or remove it.",
      ),
    ]);
    content.expectAfter(ARTICLE, "2026-01-31", "2096-01-31", []);
  });
});
