import { expect, type Page } from "@playwright/test";
import { waitForFrames, waitForHydration } from "../../../testing/site";
import { textOf, waitForText } from "./page-text";

/** A browser may round a restored position. */
const MAX_DIFFERENCE_PX = 3;

/** The scroll position of a page and the text that it shows there. */
export interface Position {
  readonly top: number;
  readonly text: string;
}

async function positionOf(page: Page): Promise<Position> {
  return { top: await page.evaluate(() => scrollY), text: await textOf(page) };
}

/** Compares text and position once the page is rendered and its fonts are loaded. */
export async function expectPosition(page: Page, { top, text }: Position): Promise<void> {
  await waitForHydration(page);
  expect(await waitForText(page, text)).toBe(text);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Gatsby saves and restores positions in animation frames.
  await waitForFrames(page);
  const now = await positionOf(page);
  expect(now.text).toBe(text);
  expect(Math.abs(now.top - top)).toBeLessThanOrEqual(MAX_DIFFERENCE_PX);
}

/** Scrolls as a visitor does. A page that is too short scrolls to its end. */
export async function scrollBy(page: Page, distance: number): Promise<Position> {
  const [before, max] = await page.evaluate(() => [
    Math.round(scrollY),
    document.documentElement.scrollHeight - innerHeight,
  ]);
  await page.mouse.wheel(0, distance);
  await page.waitForFunction((top) => Math.round(scrollY) === top, Math.min((before ?? 0) + distance, max ?? 0));
  await waitForFrames(page);
  return positionOf(page);
}

/** Follows a link to another page, preferably a link in view, and waits until that page is shown. */
export async function followLink(page: Page): Promise<void> {
  const from = new URL(page.url()).pathname;
  const text = await textOf(page);
  await page.evaluate((path) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']:not([target])")].filter(
      ({ pathname }) => pathname !== path && !pathname.includes(".") && pathname !== "/search",
    );
    const isInView = (link: HTMLAnchorElement): boolean => {
      const { top, bottom } = link.getBoundingClientRect();
      return link.closest("main") !== null && top > 100 && bottom < innerHeight;
    };
    (links.find(isInView) ?? links[0])?.click();
  }, from);
  await page.waitForURL(({ pathname }) => pathname !== from);
  await page.waitForFunction(
    (before) => document.querySelector("main")?.innerText.replace(/\s+/g, " ") !== before,
    text,
  );
  await waitForFrames(page);
}
