import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { visit } from "unist-util-visit";
import { twinPath } from "../../gatsby/node/seo/fields";
import { ALL_TWINS_FILE } from "../../gatsby/outputs/markdown/write-twins";
import { documentOf, headOf, metaOf } from "../support/built/built";
import { lineTexts } from "../support/browser/line-texts";
import { readMarkdown } from "../support/content/read-markdown";
import { testIf } from "../support/content/test-if";
import { languagePaths, planned, routes, site } from "../../testing/routes";

/**
 * Parts of a page that its twin leaves out: controls, which are of no use without the page (`data-script` marks those that
 * need script), links around the page, decoration, and remarks for people at a screen.
 */
const LEFT_OUT = "[data-script], [aria-hidden=true], [data-mdast=ignore], button, form, nav, svg";

/** A number with its unit or the word after it: `±1 cm`, `120 m`, `95 %`, `2 devices`. */
const FIGURE = /[±≤≥<>~]?\d(?:[\d.,]*\d)?\s?(?:[%°′″]|\p{L}[\p{L}²³/]*)/gu;

const linkIn = (route: string): string | null | undefined =>
  headOf(route).querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute("href");
const withTwins = routes.filter((route) => typeof linkIn(route) === "string");
const fileOf = (route: string): string => readFileSync(join("public", twinPath(route)), "utf8");
const withoutSpace = (text: string): string => text.replace(/[\s\u00ad]/g, "");
/** A page writes `1` and “Maker” next to each other, a twin with a space between them. */
const joinUnits = (text: string): string => text.replace(/\s+/g, " ").replace(/(\d) (?=[%°′″\p{L}])/gu, "$1");

const testTwins = testIf(withTwins.length > 0, "The site has no page with a Markdown twin.");

test("exactly the listed pages have a twin, and no other file is one", () => {
  const expected = routes.filter((route) => metaOf(headOf(route), "robots") !== "noindex");
  expect(withTwins).toEqual(expected);
  const files = readdirSync("public", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
  const isTranslated = (name: string): boolean => languagePaths.some((path) => `/${name}`.startsWith(`${path}/`));
  expect(
    files
      .filter((name) => !isTranslated(name))
      .map((name) => `/${name}`)
      .sort(),
  ).toEqual(withTwins.map(twinPath).sort());
  for (const route of withTwins) expect(linkIn(route)).toBe(twinPath(route));
});

testTwins("each twin has every heading of its page", () => {
  for (const route of withTwins) {
    const twin = new Set(readMarkdown(fileOf(route)).headings.map(({ text }) => withoutSpace(text)));
    const headings = [...mainOf(route).querySelectorAll("h1, h2, h3")].map(({ textContent }) => textContent ?? "");
    expect(headings.length).toBeGreaterThan(0);
    expect([route, headings.filter((text) => !twin.has(withoutSpace(text)))]).toEqual([route, []]);
  }
});

testTwins("each twin has every figure of its page", () => {
  for (const route of withTwins) {
    const twin = joinUnits(readMarkdown(fileOf(route)).text);
    const figures = lineTexts(mainOf(route)).flatMap((line) => line.match(FIGURE) ?? []);
    const missing = figures.map(joinUnits).filter((figure) => !includesFigure(twin, figure));
    expect([route, [...new Set(missing)]]).toEqual([route, []]);
  }
});

testTwins("each twin has every word of its page, and none that a style alone separates from the next", () => {
  for (const route of withTwins) {
    const twin = new Set(wordsIn(readMarkdown(fileOf(route)).text));
    const missing = lineTexts(mainOf(route))
      .flatMap((line) => wordsIn(line.replaceAll("\u00ad", "")))
      .filter((word) => !twin.has(word));
    expect([route, [...new Set(missing)]]).toEqual([route, []]);
  }
});

testTwins("each twin states the title, the URL, the language and the days of its page", () => {
  for (const route of withTwins) {
    const { front, headings } = readMarkdown(fileOf(route));
    const page = documentOf(route);
    expect(front).toMatchObject({
      title: page.title,
      url: page.querySelector('link[rel="canonical"]')?.getAttribute("href"),
      language: site.language,
    });
    for (const day of [front.date, front.updated]) expect(day ?? "2026-01-01").toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(headings.filter(({ depth }) => depth === 1)).toHaveLength(1);
  }
});

testTwins("links in twins are absolute, and lead to pages and files that exist", () => {
  for (const route of withTwins) {
    const broken: string[] = [];
    visit(readMarkdown(fileOf(route)).root, "link", ({ url }) => {
      if (!/^(https:|mailto:|tel:)/.test(url)) broken.push(url);
      if (!url.startsWith(`${site.url}/`)) return;
      const { pathname } = new URL(url);
      if (![...routes, ...planned].includes(pathname) && !existsSync(join("public", pathname))) broken.push(url);
    });
    expect([route, broken]).toEqual([route, []]);
  }
});

testTwins(`${ALL_TWINS_FILE} contains every twin, in the order of llms.txt, which links to them`, () => {
  const all = readFileSync(join("public", ALL_TWINS_FILE), "utf8");
  const list = readFileSync("public/llms.txt", "utf8");
  expect(list).toContain(`(${site.url}/${ALL_TWINS_FILE})`);
  const inList = [...list.matchAll(/\]\(([^)]+\.md)\)/g)].flatMap(
    ([, url = ""]) => withTwins.find((route) => url === site.url + twinPath(route)) ?? [],
  );
  expect([...inList].sort()).toEqual([...withTwins].sort());
  expect(all).toBe(inList.map(fileOf).join("\n"));
});

/** The main element of a page without the parts that twins leave out. */
function mainOf(route: string): Element {
  const main = documentOf(route).querySelector("main")?.cloneNode(true) as Element;
  for (const part of main.querySelectorAll(LEFT_OUT)) part.remove();
  // In a formula, such as 2πd with an italic d, they are part of a word.
  for (const letter of main.querySelectorAll("em")) letter.replaceWith(...letter.childNodes);
  return main;
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text contains a figure, not only its last digits. */
function includesFigure(text: string, figure: string): boolean {
  for (let at = text.indexOf(figure); at !== -1; at = text.indexOf(figure, at + 1)) {
    if (!/\d/.test(figure[0] ?? "") || !/[\d.,]/.test(text[at - 1] ?? "")) return true;
  }
  return false;
}
