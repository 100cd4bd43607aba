import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { printBlocks, printFile } from "../../../gatsby/outputs/markdown/print";
import { toBlocks } from "../../../gatsby/outputs/markdown/to-blocks";
import { writeTwins } from "../../../gatsby/outputs/markdown/write-twins";
import { readMarkdown } from "../../support/content/read-markdown";

const SITE = "https://www.acme.example";
const pageOf = (main: string, head = ""): string =>
  `<html lang="en"><head>${head}</head><body><header>Menu</header><main>${main}</main><footer>Imprint</footer></body></html>`;
const markdownOf = (main: string): string => printBlocks(toBlocks(pageOf(main), `${SITE}/products/lantern`));
const inHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

describe("to-blocks", () => {
  test.each([
    [
      "text with links, which get absolute URLs",
      `<h2>Range</h2><p>Up to <strong>120 m</strong>, see <a href="/academy/glossary/lidar">LiDAR</a>, <a href="#weight">weight</a>.</p>`,
      `## Range\n\nUp to **120 m**, see [LiDAR](${SITE}/academy/glossary/lidar), [weight](${SITE}/products/lantern#weight).\n`,
    ],
    ["nested lists", "<ul><li>near<ul><li>1 m</li></ul></li></ul>", "- near\n  - 1 m\n"],
    ["items with several lines", "<ul><li><a href='/a'>Hall</a><p>1 m</p></li></ul>", `- [Hall](${SITE}/a)\n  - 1 m\n`],
    ["quotations", "<blockquote><p>Quoted</p></blockquote>", "> Quoted\n"],
    ["code", "<pre><code>a = 1\n  b</code></pre>", "```\na = 1\n  b\n```\n"],
    [
      "definitions, several of one term in a list",
      "<dl><div><dt>Weight</dt><dd>1 kg</dd></div><dt>Time</dt><dd>2 h</dd><dd>3 × 40 min</dd></dl>",
      "- **Weight:** 1 kg\n- **Time:**\n  - 2 h\n  - 3 × 40 min\n",
    ],
    [
      "a table with its caption, and in each cell one line",
      `<table><caption>Test</caption><thead><tr><th>Range</th><th>RMS</th></tr></thead><tbody>
       <tr><th scope="rowgroup" colspan="2">Near</th></tr>
       <tr><th>1 m</th><td><p>2 mm</p><small>in the shade</small></td></tr>
       <tr><th><img src="/a.jpg" alt="Pole">2 m</th><td><p>3 mm</p><ul><li>dry</li><li>wet</li></ul></td></tr></tbody></table>`,
      "**Test**\n\n| Range | RMS |\n| - | - |\n| **Near** | |\n| 1 m | 2 mm (in the shade) |\n| 2 m | 3 mm; dry; wet |\n",
    ],
    [
      "a table without a head",
      "<table><caption>Body</caption><tbody><tr><th>Weight</th><td>1 kg</td></tr></tbody></table>",
      "| Body | |\n| - | - |\n| Weight | 1 kg |\n",
    ],
    [
      "items with headings as sections",
      "<ul><li><h3>Near</h3><p>1 m</p></li><li><h3>Far</h3></li></ul>",
      "### Near\n\n1 m\n\n### Far\n",
    ],
    [
      "what is above the title of an element below it",
      `<p>Before</p><section aria-labelledby="range"><p>Label</p><div><h2 id="range">Range</h2><p>Lead</p></div></section>
       <section><p>Text</p><article><img src="/a.jpg" alt="A card"><h3>Card</h3></article></section>`,
      `Before\n\n## Range\n\nLabel\n\nLead\n\nText\n\n### Card\n\n![A card](${SITE}/a.jpg)\n`,
    ],
    [
      "pictures with a text, and videos with their names",
      `<picture><source srcset="/a.avif"><img src="/a.jpg" alt="A lantern"></picture><img src="/b.jpg" alt="">
       <noscript><video aria-label="A walk"><source src="/w.webm"></video></noscript>`,
      `![A lantern](${SITE}/a.jpg)\n\n[A walk](${SITE}/w.webm)\n`,
    ],
    [
      "links next to each other with a space",
      `<div><noscript><a href="/a">One</a></noscript><a href="/b">Two</a></div>`,
      `[One](${SITE}/a) [Two](${SITE}/b)\n`,
    ],
    [
      "removed and added words",
      "<p><span>in</span><del>Removed: . So</del><ins>Added: , so</ins><span>.</span></p>",
      "in ~~Removed: . So~~ **Added: , so**.\n",
    ],
    [
      "the panels of all tabs and the texts for visitors without script",
      `<div data-script="" role="tablist">Tabs</div><div role="tabpanel" data-panel="" hidden>Second</div>
       <details><summary>Why?</summary><p>Because.</p></details><noscript><p>No script</p></noscript>`,
      "Second\n\nWhy?\n\nBecause.\n\nNo script\n",
    ],
    [
      "nothing that is hidden or leads around the page",
      `<nav>Anchors</nav><form>Name</form><button>Copy</button><p aria-hidden="true">2019</p><p hidden>Later</p>
       <template><p>T</p></template><svg><title>Icon</title></svg><!-- c --><p>Text<span data-mdast="ignore"> (new tab)</span></p>`,
      "Text\n",
    ],
  ])("converts %s", (_what, html, expected) => expect(markdownOf(html)).toBe(expected));

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
  ])("a program reads the text “%s” as it was written, in a heading, a paragraph and a table", (text) => {
    const line = inHtml(text);
    const { text: read, root } = readMarkdown(
      markdownOf(`<h2>${line}</h2><p>${line}</p><table><tr><td>${line}</td><td>${line}</td></tr></table>`),
    );
    expect(root.children.map(({ type }) => type)).toEqual(["heading", "paragraph", "table"]);
    expect(read.split("\n")).toEqual([text, text, "", "", text, text]);
  });

  test.each(["8 GB, or more.", "(old)", "~5 m"])("strikes through the whole text “%s”", (text) => {
    const { root, text: read } = readMarkdown(markdownOf(`<p><del>${text}</del><span>now</span></p>`));
    expect(read).toBe(`${text}now`);
    expect(JSON.stringify(root)).toContain('"delete"');
  });
});

test("a file begins with front matter, whose values may contain any character", () => {
  const front = { title: `Lantern: "light" | Acme`, url: `${SITE}/a`, language: "en", date: "2026-01-31" };
  const file = printFile(front, toBlocks(pageOf("<h1>Lantern</h1>"), `${SITE}/a`));
  expect(file.startsWith("---\ntitle: ")).toBe(true);
  expect(readMarkdown(file)).toMatchObject({ front, headings: [{ depth: 1, text: "Lantern" }] });
});

describe("write-twins", () => {
  const term = (slug: string, isListed = true) => ({
    section: undefined,
    path: `/academy/glossary/${slug}`,
    name: slug,
    description: "",
    keywords: [],
    modified: "2026-01-31",
    markdown: isListed ? `/academy/glossary/${slug}.md` : null,
  });

  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), "twins-"))));
  afterEach(() => rmSync(root, { recursive: true }));

  const textOf = (name: string): string => readFileSync(join(root, name), "utf8");
  function write(pages: readonly ReturnType<typeof term>[]): void {
    for (const { path, name } of pages) {
      const file = join(root, path, "index.html");
      mkdirSync(dirname(file), { recursive: true });
      const head = `<title>${name} | Acme</title><meta property="article:published_time" content="2025-12-24">`;
      writeFileSync(file, pageOf(`<h1>${name}</h1><a href="/de/products/lantern">Lantern</a>`, head));
    }
    writeTwins(root, { url: `${SITE}/de`, language: "de" }, pages);
  }

  test("writes each twin next to its page, and all of them into one file in the order of the list", () => {
    write([term("slam"), term("lidar")]);
    const twin = textOf("academy/glossary/lidar.md");
    expect(readMarkdown(twin).front).toEqual({
      title: "lidar | Acme",
      url: `${SITE}/de/academy/glossary/lidar`,
      language: "de",
      date: "2025-12-24",
      updated: "2026-01-31",
    });
    expect(twin).toContain(`# lidar\n\n[Lantern](${SITE}/de/products/lantern)`);
    expect(textOf("llms-full.txt")).toBe(`${textOf("academy/glossary/slam.md")}\n${twin}`);
  });

  test("a page that is not listed has no twin, and without twins there is no file with all", () => {
    write([term("lidar", false)]);
    expect(existsSync(join(root, "academy/glossary/lidar.md"))).toBe(false);
    expect(existsSync(join(root, "llms-full.txt"))).toBe(false);
  });

  test("removes the twins of an earlier build", () => {
    mkdirSync(join(root, "products"));
    for (const name of ["products/gone.md", "llms-full.txt"]) writeFileSync(join(root, name), "# Gone\n");
    write([]);
    expect(existsSync(join(root, "products/gone.md"))).toBe(false);
    expect(existsSync(join(root, "llms-full.txt"))).toBe(false);
  });
});
