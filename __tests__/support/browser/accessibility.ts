import type { Page } from "@playwright/test";
import { describeViolation, loadAxe } from "../../../testing/accessibility/axe-outcomes";

/**
 * Waits until running transitions and animations have ended, because intermediate colors have less contrast. Endless
 * animations are ignored.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

/**
 * Every violation that axe finds on the page in its current state, each with its elements.
 * @param part selector of the part to check, by default the entire page
 */
export async function violations(page: Page, part = "html"): Promise<string[]> {
  await waitForAnimations(page);
  await loadAxe(page);
  const found = await page.evaluate(async (include) => {
    // The page in the support frame has its own test.
    const { violations: all } = await window.axe.run({ include, exclude: "iframe" }, { resultTypes: ["violations"] });
    return all;
  }, part);
  return found.map(describeViolation);
}
