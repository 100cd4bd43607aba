import type { Page } from "playwright-core";

const TEXT_TIMEOUT_MS = 10_000;

/** The visible text of a page's main content. Spaces between its parts differ with the layout, so each is one space. */
export const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector("main")?.innerText.replace(/\s+/g, " ") ?? "");

/**
 * Waits until a page shows this text.
 * @returns the text that it shows, another one after the timeout: a comparison of both shows what differs
 */
export async function waitForText(page: Page, text: string): Promise<string> {
  const isShown = page.waitForFunction(
    (expected) => document.querySelector("main")?.innerText.replace(/\s+/g, " ") === expected,
    text,
    { timeout: TEXT_TIMEOUT_MS },
  );
  await isShown.catch(() => undefined);
  return textOf(page);
}
