import type { Page } from "playwright-core";

/** Far enough ahead of the page's time that it is not over when it is set. Milliseconds. */
const AHEAD = 5000;

/**
 * Stops the clock of a page that has been rendered; from here on only
 * `page.clock.runFor` moves it. A page opened afterwards has no performance
 * entries, so `rendered` would wait for ever.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);
}

/**
 * Keeps notices and thanks on the page: timers of a second and more never
 * fire. Unlike with a stopped clock axe can still work.
 */
export async function keepShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = window.setTimeout.bind(window);
    const SECOND = 1000;
    const startShort = (call: () => void, time = 0): number => (time < SECOND ? start(call, time) : 0);
    window.setTimeout = startShort as typeof window.setTimeout;
  });
}
