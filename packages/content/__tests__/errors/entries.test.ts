import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { provideContentFolder } from "../../../../__tests__/support/content/content-folder";

const ARTICLE = "articles/7.json";
const content = provideContentFolder();

describe("articles", () => {
  test("reports a read time that differs from the computed one", () => {
    content.expectAfter(ARTICLE, '"readTime": 2', '"readTime": 4', [
      "data/articles/7.json:10:15 readTime: the text has 440 words, which take 2 min at 220 words a minute, not 4; correct it, or remove it to have it calculated.",
    ]);
  });

  test("accepts an article without a read time", () => {
    content.expectAfter(ARTICLE, '  "readTime": 2,\n', "", []);
  });

  test("accepts a read time that differs from the computed one by a minute", () => {
    content.expectAfter(ARTICLE, '"readTime": 2', '"readTime": 3', []);
  });

  test("reports a tag that the sanitizer would remove", () => {
    content.expectAfter(ARTICLE, "word1 ", "<script>alert(1)</script> word1 ", [
      "data/articles/7.json:6:24 content: the tag <script> is not allowed; use p, h2, h3, ul, ol, li, a, strong, em, blockquote or table parts.",
    ]);
  });

  test("reports an attribute that is not allowed", () => {
    content.expectAfter(ARTICLE, "<p>word0", '<p onclick=\\"x()\\">word0', [
      "data/articles/7.json:6:15 content: the attribute onclick is not allowed on <p>.",
    ]);
  });

  test("reports a javascript: URL", () => {
    content.change(ARTICLE, "<p>word0", '<p><a href=\\"javascript:alert(1)\\">word</a> word0');
    expect(content.problems()).toEqual([
      "data/articles/7.json:6:14 content: “javascript:alert(1)” is not a URL; begin with / for a page of this site, https:// for another site, or mailto: for a mailbox.",
      "data/articles/7.json:6:28 content: the link javascript:alert(1) of <a> is not allowed; begin with /, https:// or mailto:.",
    ]);
  });

  test("reports an unclosed tag", () => {
    content.change(ARTICLE, "</p>", "");
    expect(content.problems()).toHaveLength(1);
    expect(content.problems()[0]).toContain("the HTML would be changed in or after the tag <p>");
  });
});

describe("tables", () => {
  const table = (...rows: string[]): string =>
    `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join("")}</tbody></table>`;
  const PAIR = "<td>A</td><td>B</td>";
  const expectTable = (html: string, lines: readonly string[]): void => {
    content.expectAfter(ARTICLE, "<p>word0", `${JSON.stringify(html).slice(1, -1)}<p>word0`, lines);
  };

  test("reports a row with a missing cell", () => {
    expectTable(table(PAIR, PAIR, "<td>C</td>"), [
      "data/articles/7.json:6:87 content: row 2 of a table has 2 cells, and row 3 has 1 cell; give all rows the same number of cells, with empty cells in place of merged ones.",
    ]);
  });

  test("reports a head row with fewer cells than the row of the body", () => {
    const html = `<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr>${PAIR}</tr></tbody></table>`;
    expectTable(html, [
      "data/articles/7.json:6:77 content: row 1 of a table has 1 cell, and row 2 has 2 cells; give all rows the same number of cells, with empty cells in place of merged ones.",
    ]);
  });

  test("accepts tables whose rows have the same number of cells, also nested ones", () => {
    expectTable(table(PAIR, `<td>${table("<td>C</td>")}</td><td></td>`) + table("<td>D</td>"), []);
  });
});

describe("drafts", () => {
  const DRAFT = '"draft": true,';
  /** Writes a copy of the article as number 8, after a change of its text. */
  const writeSecondArticle = (from = "", to = ""): void => {
    const text = readFileSync(`${content.path}/${ARTICLE}`, "utf8");
    const copy = text.replace('"id": 7', '"id": 8').replaceAll("A title", "Another title");
    content.write(
      "articles/8.json",
      copy.replace("A description that", "Another description, one that").replace(from, to),
    );
  };

  /** The problems, except those about the number of entries: the folder has only one of each kind. */
  const findProblems = (): string[] => content.problems().filter((line) => !/^data\/(articles|products):/.test(line));
  const expectProblems = (name: string, from: string, to: string, lines: readonly string[]): void => {
    content.change(name, from, to);
    expect(findProblems()).toEqual(lines);
  };

  test("checks a draft like other entries", () => {
    writeSecondArticle('"id": 8,', `"id": 8, ${DRAFT} "excrpt": "E",`);
    expect(findProblems()).toEqual([
      "data/articles/8.json:3:27 excrpt: there is no field “excrpt” here (did you mean “excerpt”?).",
    ]);
  });

  test("reports a link from a published entry to a draft", () => {
    writeSecondArticle('"id": 8,', `"id": 8, ${DRAFT}`);
    expectProblems(ARTICLE, "<p>word0", '<p><a href=\\"/blog/8#top\\">word</a> word0', [
      "data/articles/7.json:6:14 content: /blog/8 is a draft; publish it first, or remove it here.",
    ]);
  });

  test("reports a link to a page that is published later", () => {
    writeSecondArticle("2025-06-15", "2098-06-15");
    const link = '<p><a href=\\"/blog/8\\">word</a> word0';
    const message =
      "data/articles/7.json:6:14 content: /blog/8 is not published before 2098-06-15; publish it first, or remove it here.";
    expectProblems(ARTICLE, "<p>word0", link, [message]);
    expectProblems(ARTICLE, "2025-06-15", "2098-06-14", [message]);
  });

  test("accepts links from a draft to drafts, and from a scheduled entry to entries of the same day", () => {
    writeSecondArticle("2025-06-15", "2098-06-15");
    content.change(ARTICLE, "<p>word0", '<p><a href=\\"/blog/8\\">word</a> word0');
    expectProblems(ARTICLE, "2025-06-15", "2098-06-15", []);
    expectProblems(ARTICLE, '"id": 7,', `"id": 7, ${DRAFT}`, []);
  });

  test("reports a published entry that refers to a device in draft", () => {
    expectProblems("products/pro.json", '"slug": "pro",', `"slug": "pro", ${DRAFT}`, [
      "data/solutions/aec.json:69:5 devices[1]: “pro” is a draft; publish it first, or remove it here.",
    ]);
  });

  test("reports a required kind whose only entry is a draft", () => {
    cpSync("data/schemas", join(content.path, "schemas"), { recursive: true });
    const schema = readFileSync("data/schemas/article.schema.json", "utf8");
    content.write("schemas/article.schema.json", schema.replace('"x-optional": true,', ""));
    content.change(ARTICLE, '"id": 7,', `"id": 7, ${DRAFT}`);
    expect(content.problems()).toEqual(["data/articles:1:1 this folder has 0 entries and 1 draft; the minimum is 1."]);
  });
});
