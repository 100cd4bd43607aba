import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Waits until running transitions and animations have ended, because intermediate colors have less contrast. Endless
 * animations are ignored.
 */
async function waitForAnimations(page: Page): Promise<void> {
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
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (include) => {
    // The page in the support frame has its own test.
    const { violations: found } = await window.axe.run({ include, exclude: "iframe" }, { resultTypes: ["violations"] });
    return found.map(
      ({ id, help, nodes }) => `${id}: ${help} – ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  }, part);
}
