import type { Page } from "@playwright/test";

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
