import { printBlocks, printFile } from "../src/print";
import { toBlocks } from "../src/to-blocks";
import { readMarkdown } from "../../../__tests__/support/content/read-markdown";

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
