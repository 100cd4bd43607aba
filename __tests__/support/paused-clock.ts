import type { Page } from "playwright-core";

/** So far ahead of the page's time that it is not past when it is set. Milliseconds. */
const AHEAD = 5000;

/**
 * Stops the time of a page that has come to life; from here on only
 * `page.clock.runFor` moves it. A page that is opened afterwards knows nothing
 * of how it was loaded, so `awaken` would wait for ever.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);
}
