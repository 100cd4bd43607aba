import type { Page } from "@playwright/test";

const TEXT_TIMEOUT_MS = 10_000;

/** The visible text of a page's main content. Each run of white space is one space, because it depends on the layout. */
export const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector("main")?.innerText.replace(/\s+/g, " ") ?? "");

/**
 * Waits until a page shows this text.
 * @returns the text of the page: equal to `text`, or different after the timeout, so that a comparison shows the difference
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

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");

/** A pattern for an entire text, with any value for each of its placeholders: `{count} found` matches “3 found”. */
export const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{[A-Za-z]+\}/)
      .map(escapePattern)
      .join(".+")}$`,
    "s",
  );

/** A pattern for texts that begin with this text, such as the name of a link that continues with hidden text. */
export const startOf = (text: string): RegExp => new RegExp(`^${escapePattern(text)}`);
