import { kindPaths, KINDS } from "../../testing/page-kinds";
import { waitForHydration } from "../../testing/site";
import { expect, test } from "../support/browser/fixtures";
import { published } from "../support/words/words-of-lists";

/** The maximum for a paragraph in the display face, which is hard to read. Headings may be longer. */
const MAX_LINES = 5;

const pathsIn = (folder: string): string[] => published(folder).map(({ path }) => path);
const paths = [...new Set([...kindPaths, ...["products", "solutions", "glossary"].flatMap(pathsIn)])];

test.use({ viewport: { width: 390, height: 844 } });

/** Runs in the page: shows all panels. @returns each text in the display face with more than `max` lines */
function longParagraphs(max: number): string[] {
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
    .map(({ textContent }) => textContent ?? "");
}

// One test for all pages, because a new tab takes as long as opening a page.
test("on a phone, no paragraph in the display face has more than 5 lines", async ({ page }) => {
  const found: [string, string[]][] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    found.push([path, await page.evaluate(longParagraphs, MAX_LINES)]);
  }
  expect(found.filter(([, paragraphs]) => paragraphs.length > 0)).toEqual([]);
});

test("longParagraphs returns a long paragraph in the display face", async ({ page }) => {
  await page.goto(KINDS.home);
  // Hydration could remove the paragraph.
  await waitForHydration(page);
  await page.evaluate(() => {
    const paragraph = document.createElement("p");
    paragraph.textContent = "Words ".repeat(100);
    paragraph.style.fontFamily = getComputedStyle(document.querySelector("h1") ?? document.body).fontFamily;
    document.querySelector("main")?.append(paragraph);
  });
  expect(await page.evaluate(longParagraphs, MAX_LINES)).toEqual(["Words ".repeat(100)]);
});
