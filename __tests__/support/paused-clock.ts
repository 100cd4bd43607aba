import type { Page } from "playwright-core";

/** So far ahead of the page's time that it is not past when it is set. Milliseconds. */
const AHEAD = 5000;

/**
 * Stops the time of a page that has come to life; from here on only
 * `page.clock.runFor` moves it. A page that is opened afterwards knows nothing
 * of how it was loaded, so `rendered` would wait for ever.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);
}

/**
 * Lets nothing go from the page by itself: its timers of a second and more
 * never end. Unlike stopped time it lets axe do its work, which takes a while.
 */
export async function keepShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = window.setTimeout.bind(window);
    const SECOND = 1000;
    const startShort = (call: () => void, time = 0): number => (time < SECOND ? start(call, time) : 0);
    window.setTimeout = startShort as typeof window.setTimeout;
  });
}
