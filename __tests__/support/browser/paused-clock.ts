import type { Page } from "playwright-core";

/** The clock pauses this far in the future, so that the time has not passed when it is set. */
const LEAD_MS = 5000;

/**
 * Stops the clock of a page that has been rendered; from here on only
 * `page.clock.runFor` moves it. A page that is opened afterwards has no performance
 * entries, so `rendered` would never resolve.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + LEAD_MS);
}

/**
 * Keeps notices and thanks on the page: timers of a second and more never
 * fire. Unlike with a paused clock, axe still works.
 */
export async function keepShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = window.setTimeout.bind(window);
    const SECOND = 1000;
    const startShort = (call: () => void, time = 0): number => (time < SECOND ? start(call, time) : 0);
    window.setTimeout = startShort as typeof window.setTimeout;
  });
}
