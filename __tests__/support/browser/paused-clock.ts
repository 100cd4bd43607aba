import type { Page } from "@playwright/test";

/** The clock pauses this long after the current time, because `pauseAt` rejects a time that has already passed. */
const LEAD_MS = 5000;

/**
 * Stops the clock of a rendered page; then only `page.clock.runFor` advances it. Do not open a page afterwards: it would
 * have no performance entries, so `waitForHydration` would never resolve.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + LEAD_MS);
}

/**
 * Keeps notices and thank-you messages on the page: timers of a second or more never fire. Unlike with a paused clock, axe
 * still works.
 */
export async function keepShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = window.setTimeout.bind(window);
    const SECOND = 1000;
    const startShort = (call: () => void, time = 0): number => (time < SECOND ? start(call, time) : 0);
    window.setTimeout = startShort as typeof window.setTimeout;
  });
}
