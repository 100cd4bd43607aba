import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { blocksOfHtml } from "../../../gatsby/outputs/markdown/from-html";
import {
  createLinker,
  toDeleted,
  toFact,
  toHeading,
  toList,
  toParagraph,
  toTable,
} from "../../../gatsby/outputs/markdown/pieces";
import { printBlocks, printFile } from "../../../gatsby/outputs/markdown/print";
import { readMarkdown } from "../../support/content/read-markdown";
import { writeTwins } from "../../../gatsby/outputs/markdown/write-twins";

describe("print", () => {
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
});

describe("write-twins", () => {
  const URL = "https://www.acme.example";

  const term = (slug: string, isListed = true): object => ({
    name: slug,
    synonyms: null,
    definition: `What ${slug} means: 2 mm.`,
    example: "For example.",
    matters: [{ to: "/products/lantern", text: "Lantern", why: "uses it" }],
    related: [],
    seo: {
      title: `${slug} | Acme`,
      modified: "2026-01-31",
      markdown: isListed ? `/academy/glossary/${slug}.md` : null,
      trail: [{ name: slug, path: `/academy/glossary/${slug}` }],
    },
  });

  const NONE = { nodes: [] };
  const labels = { alsoCalled: "Also", example: "Example", matters: "Where", related: "Related" };
  const contentWith = (terms: readonly object[]): object => ({
    siteConfig: { url: URL, locale: "en-US", language: "en" },
    ...{ allProduct: NONE, allSpecificationFields: NONE, productLabels: {}, allProductRecord: NONE, allSolution: NONE },
    ...{ solutionLabels: {}, allCaseStudy: NONE, caseStudyLabels: {}, allArticle: NONE, allRelease: NONE },
    allGlossaryTerm: { nodes: terms },
    glossaryPage: { labels },
  });

  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), "twins-"))));
  afterEach(() => rmSync(root, { recursive: true }));

  const textOf = (name: string): string => readFileSync(join(root, name), "utf8");
  async function write(terms: readonly object[], order: readonly string[]): Promise<void> {
    await writeTwins((() => Promise.resolve({ data: contentWith(terms) })) as never, root, order);
  }

  test("writes each twin next to its page, and all of them into one file in the order of the list", async () => {
    await write([term("lidar"), term("slam")], ["/", "/academy/glossary/slam", "/academy/glossary/lidar"]);
    const twin = textOf("academy/glossary/lidar.md");
    const { front, text } = readMarkdown(twin);
    expect(front).toEqual({
      title: "lidar | Acme",
      url: `${URL}/academy/glossary/lidar`,
      language: "en",
      updated: "2026-01-31",
    });
    expect(text).toContain("What lidar means: 2 mm.");
    expect(twin).toContain(`[Lantern](${URL}/products/lantern)`);
    expect(textOf("llms-full.txt")).toBe(`${textOf("academy/glossary/slam.md")}\n${twin}`);
  });

  test("a page that is not listed has no twin, and without twins there is no file with all", async () => {
    await write([term("lidar", false)], []);
    expect(existsSync(join(root, "academy/glossary/lidar.md"))).toBe(false);
    expect(existsSync(join(root, "llms-full.txt"))).toBe(false);
  });

  test("removes the twins of an earlier build", async () => {
    mkdirSync(join(root, "products"));
    for (const name of ["products/gone.md", "llms-full.txt"]) writeFileSync(join(root, name), "# Gone\n");
    await write([], []);
    expect(existsSync(join(root, "products/gone.md"))).toBe(false);
    expect(existsSync(join(root, "llms-full.txt"))).toBe(false);
  });
});
