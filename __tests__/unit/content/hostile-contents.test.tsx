import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { readMark } from "@capture/content/model/mark";
import { shownHtml, shownText } from "@capture/domain/typography/shown-text";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { printFile } from "@capture/markdown/print";
import { toBlocks } from "@capture/markdown/to-blocks";
import { announcementIn, announcementScript } from "../../../gatsby/outputs/announcement";
import { absoluteLinks } from "../../../gatsby/outputs/absolute-links";
import { iconSvg } from "../../../gatsby/outputs/brand/icons";
import { feedFiles } from "../../../gatsby/outputs/feeds";
import { policyHosts } from "../../../gatsby/outputs/headers/hosts";
import { contentSecurityPolicy } from "../../../gatsby/outputs/headers/policy";
import { llmsText, manifestText, robotsText } from "../../../gatsby/outputs/text-files";
import { Announcement } from "../../../src/layout/announcement/announcement";
import { Prose } from "../../../src/ui/prose";
import { serializeGraph } from "../../../src/seo/json-ld/graph";
import { provideContentFolder } from "../../support/content/content-folder";
import type { ContentFolder } from "../../support/content/content-folder";
import { HARMLESS, REFUSED } from "../../support/content/hostile-contents";
import { readMarkdown } from "../../support/content/read-markdown";

const content = provideContentFolder();
const SITE = "https://acme.example";

/** The elements that content may become, each with its attributes. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  // Emotion writes the styles of the component that shows an article.
  style: ["data-emotion"],
  div: ["class", "data-prose", "id", "role", "aria-label", "data-version", "data-pages", "hidden", "style"],
  p: [],
  strong: [],
  a: ["href", "rel", "id", "style"],
  button: ["type", "aria-label", "data-script"],
  script: [],
  svg: ["viewBox", "width", "height", "aria-hidden", "xmlns"],
  path: ["d", "fill", "stroke", "stroke-width", "stroke-linecap"],
  rect: ["x", "y", "width", "height", "rx", "fill"],
  circle: ["cx", "cy", "r", "fill", "stroke"],
  g: ["fill", "data-a"],
};

function faultsOf({ childNodes }: DefaultTreeAdapterTypes.ParentNode): string[] {
  return childNodes.flatMap((node) => {
    if (tree.isCommentNode(node)) return [`<!--${node.data}-->`];
    if (!tree.isElementNode(node)) return [];
    const { tagName, attrs } = node;
    const known = EXPECTED[tagName];
    const text =
      tagName === "script" ? node.childNodes.map((each) => ("value" in each ? each.value : "")).join("") : "";
    return [
      ...(known && (tagName !== "script" || text === announcementScript) ? [] : [`<${tagName}> ${text}`]),
      ...attrs.filter(({ name }) => !known?.includes(name)).map(({ name }) => `<${tagName} ${name}>`),
      ...attrs
        .filter(({ name, value }) => name === "href" && !/^(https:\/\/[^@\\]+|\/(?![/\\]).*|#.*)$/.test(value))
        .map(({ value }) => value),
      ...faultsOf(node),
    ];
  });
}

/** What the functions that write output make of the article, the mark, the announcement and the facts of the site. */
function outputsOf({ path }: ContentFolder) {
  const read = (name: string): JsonValue => JSON.parse(readFileSync(join(path, name), "utf8")) as JsonValue;
  const site = read("site.json") as unknown as Parameters<typeof llmsText>[0];
  const article = read("articles/7.json") as { title: string; excerpt: string; content: string };
  const title = shownText(article.title, site as unknown as JsonValue);
  const html = shownHtml(article.content, site as unknown as JsonValue);
  const main = renderToStaticMarkup(
    <main>
      <h1>{title}</h1>
      <Prose html={html} />
    </main>,
  );
  const announcement = announcementIn(path);
  const entry = {
    link: `${SITE}/blog/7`,
    title,
    description: title,
    content: absoluteLinks(html, SITE, "/blog/7"),
    date: "2025-06-15",
    category: "News",
  };
  const page = {
    section: title,
    path: "/blog/7",
    name: title,
    description: title,
    keywords: [],
    modified: null,
    markdown: null,
  };
  return {
    markup: [
      renderToStaticMarkup(<Prose html={html} />),
      absoluteLinks(html, SITE, "/blog/7"),
      `<svg>${readMark(path).shapes}</svg>`,
      iconSvg(path),
      announcement
        ? renderToStaticMarkup(
            <Announcement {...announcement} path="/blog" withPrefix={(each) => each} script={announcementScript} />,
          )
        : "",
    ],
    markdown: [
      printFile({ title, url: SITE, language: "en" }, toBlocks(main, `${SITE}/blog/7`)),
      `---\n---\n${llmsText(site, [page])}`,
    ],
    feeds: feedFiles({ ...site, url: SITE }, { page: "blog", title, description: site.tagline }, [entry]),
    json: [manifestText(site, "#000000"), serializeGraph([{ "@type": "Article", name: title }])],
    lines: robotsText({ ...site, contentSignals: null }),
    policy: contentSecurityPolicy("/", { scriptHashes: [], styleHashes: [] }, policyHosts(path, undefined)),
  };
}

const mistakes = (): string[] => content.problems().filter((line) => !line.includes(" notice: "));

beforeEach(() => {
  content.write(
    "labels/interface.json",
    JSON.stringify({ announcement: "News", dismiss: "Dismiss", skipToContent: "Skip" }),
  );
});
const usual = new Set<string>();
test("the folder without an attack has no mistakes of its own", () => {
  for (const line of mistakes()) usual.add(line.replace(/:\d+:\d+/, ""));
  expect(outputsOf(content).markup.flatMap((markup) => faultsOf(parseFragment(markup)))).toEqual([]);
});

test.each(REFUSED)("the check refuses %s", (_what, attack) => {
  attack(content);
  const found = mistakes().filter(
    (line) => !usual.has(line.replace(/:\d+:\d+/, "")) && !/there is no (page at|picture) /.test(line),
  );
  expect(found).not.toEqual([]);
});

test.each(HARMLESS)("%s is nothing but content in every output", (_what, attack) => {
  attack(content);
  expect(mistakes().filter((line) => !usual.has(line.replace(/:\d+:\d+/, "")))).toEqual([]);
  const { markup, markdown, feeds, json, lines, policy } = outputsOf(content);
  expect(markup.flatMap((each) => faultsOf(parseFragment(each)))).toEqual([]);
  for (const file of markdown) {
    const { root } = readMarkdown(file);
    const text = JSON.stringify(root);
    expect(text).not.toMatch(/"type":"(html|image|inlineCode|definition)"/);
    expect([...text.matchAll(/"url":"([^"]*)"/g)].filter(([, url = ""]) => !url.startsWith(SITE))).toEqual([]);
  }
  for (const [name, text] of Object.entries(feeds).filter(([file]) => /\.xml$/.test(file)))
    expect([name, text.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, "").match(/\]\]>|<(script|img|b)\b/)]).toEqual([name, null]);
  for (const text of json) expect([text.includes("</"), JSON.parse(text)]).toEqual([false, expect.anything()]);
  expect(lines.split("\n").filter((line) => !/^(User-agent|Allow|Disallow|Sitemap): |^$/.test(line))).toEqual([]);
  expect(policy).toBe(
    contentSecurityPolicy(
      "/",
      { scriptHashes: [], styleHashes: [] },
      { site: SITE, frames: ["https://chat.example"], connects: [], formTargets: [], pings: [], framed: [] },
    ),
  );
});
