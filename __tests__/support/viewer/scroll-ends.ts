import type { Page } from "@playwright/test";

/** Counts, in an attribute of the page that is loaded next, how often it has stopped scrolling. */
export const countScrollEnds = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    document.addEventListener("scrollend", () => {
      const { dataset } = document.documentElement;
      dataset["scrollEnds"] = String(Number(dataset["scrollEnds"] ?? 0) + 1);
    }),
  );

/**
 * Does a gesture that scrolls the page, and waits until the page stops, which is after the gesture.
 * @returns the distance, in pixels
 */
export async function scrollWith(page: Page, gesture: () => Promise<void>): Promise<number> {
  const read = (): Promise<{ ends: string | undefined; top: number }> =>
    page.evaluate(() => ({ ends: document.documentElement.dataset["scrollEnds"], top: scrollY }));
  const before = await read();
  await gesture();
  await page.waitForFunction((ends) => document.documentElement.dataset["scrollEnds"] !== ends, before.ends);
  return (await read()).top - before.top;
}
