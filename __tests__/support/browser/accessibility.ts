import type { Page } from "@playwright/test";
import { describeViolation, loadAxe, waitForAnimations } from "../../../testing/accessibility/axe-outcomes";

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
