import { blocksOfHtml } from "../../../../gatsby/outputs/markdown/from-html";
import {
  createLinker,
  toDeleted,
  toFact,
  toHeading,
  toList,
  toParagraph,
  toTable,
} from "../../../../gatsby/outputs/markdown/pieces";
import { printBlocks, printFile } from "../../../../gatsby/outputs/markdown/print";
import { readMarkdown } from "../../../support/content/read-markdown";

const linkTo = createLinker("https://www.acme.example");

test("prints headings, facts, lists with entries below, tables and links with absolute URLs", () => {
  const blocks = [
    toHeading(1, "Lantern"),
    toList([
      { line: toFact("Weight", "0.66 kg"), below: ["with battery"] },
      linkTo("Page", "/products/lantern"),
      linkTo("Documents", "https://docs.acme.example/lantern"),
    ]),
    toTable(["Field", "Lantern"], [["Accuracy", "±1 cm"]]),
  ];
  expect(printBlocks(blocks)).toBe(`# Lantern

- **Weight:** 0.66 kg
  - with battery
- [Page](https://www.acme.example/products/lantern)
- [Documents](https://docs.acme.example/lantern)

| Field | Lantern |
| - | - |
| Accuracy | ±1 cm |
`);
});

test.each([
  "1. Not a list",
  "# Not a heading",
  "a | b",
  "*not* _italic_ `nor` code",
  "~5 m to ~6 m, ~~not struck~~",
  "[not](a-link) and <b>no tag</b>",
  "C:\\scans\\*.e57",
  "- 20 °C",
  "+ 50 °C",
  "&amp; is text",
])("a program reads the text “%s” as it was written, in a paragraph, a heading and a table", (text) => {
  const printed = printBlocks([toParagraph(text), toHeading(2, text), toTable(["", ""], [[text, text]])]);
  const { text: read, root } = readMarkdown(printed);
  expect(root.children.map(({ type }) => type)).toEqual(["paragraph", "heading", "table"]);
  expect(read.split("\n")).toEqual([text, text, "", "", text, text]);
});

test.each(["8 GB, or more.", "(old)", "~5 m"])("strikes through the whole text “%s”", (text) => {
  const { root, text: read } = readMarkdown(printBlocks([toList([[toDeleted(text)]])]));
  expect(read).toBe(text);
  expect(JSON.stringify(root)).toContain('"delete"');
});

test("a file begins with front matter, whose values may contain any character", () => {
  const front = {
    title: `Lantern: "light" | Acme`,
    url: "https://www.acme.example/a",
    language: "en",
    date: "2026-01-31",
  };
  const file = printFile(front, [toHeading(1, "Lantern")]);
  expect(file.startsWith("---\ntitle: ")).toBe(true);
  expect(readMarkdown(file)).toMatchObject({ front, headings: [{ depth: 1, text: "Lantern" }] });
});

test("converts HTML with tables, nested lists and relative links", () => {
  const html = `<h2>Range</h2><p>Up to <strong>120 m</strong>, see <a href="/academy/glossary/lidar">LiDAR</a>.</p>
<ul><li>near<ul><li>1 m</li></ul></li></ul><table><caption>Test</caption><thead><tr><th>Range</th><th>RMS</th></tr></thead>
<tbody><tr><td>1 m</td><td>2 mm</td></tr></tbody></table><blockquote><p>Quoted</p></blockquote>`;
  const printed = printBlocks(blocksOfHtml(html, "https://www.acme.example", "/blog/1"));
  expect(printed).toContain(
    "## Range\n\nUp to **120 m**, see [LiDAR](https://www.acme.example/academy/glossary/lidar).",
  );
  expect(printed).toContain("- near\n  - 1 m\n");
  expect(printed).toContain("| 1 m | 2 mm |");
  expect(printed).toContain("> Quoted");
});
