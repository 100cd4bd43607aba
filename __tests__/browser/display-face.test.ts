import { KINDS } from "../../testing/page-kinds";
import { entriesIn } from "../support/content/data";
import { visitSite, type Visit } from "../../testing/site";

/** More lines in the display face are hard to read; a heading may have them. */
const MAX_LINES = 5;

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());

const slugs = (kind: string): string[] => entriesIn<{ slug: string }>(kind).map(({ slug }) => slug);
const paths = [
  ...new Set([
    ...Object.values(KINDS),
    ...slugs("products").map((slug) => `/products/${slug}`),
    ...slugs("solutions").map((slug) => `/solutions/${slug}`),
    ...slugs("glossary").map((slug) => `/academy/glossary/${slug}`),
  ]),
];

test.each(paths)("no paragraph of %s is long and in the display face on a phone", async (path) => {
  const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(visit.address + path, { waitUntil: "domcontentloaded" });
  const paragraphs = await page.evaluate((max) => {
    for (const panel of document.querySelectorAll("[hidden]")) panel.removeAttribute("hidden");
    const face = getComputedStyle(document.querySelector("h1") ?? document.body).fontFamily;
    const linesOf = (element: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    return [...document.querySelectorAll("main *")]
      .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .filter((element) => getComputedStyle(element).fontFamily === face && element.closest("h1, h2, h3, h4") === null)
      .filter((element) => linesOf(element) > max)
      .map(({ textContent }) => textContent);
  }, MAX_LINES);
  await visit.releasePages();
  expect(paragraphs).toEqual([]);
});
