import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/**
 * Waits until running transitions and animations have ended: colours in between
 * are too faint. Endless animations are not waited for.
 */
export async function animationsEnd(page: Page): Promise<void> {
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
 * @param part a selector of what has changed, when the rest of the page has been checked before
 */
export async function violations(page: Page, part = "html"): Promise<string[]> {
  await animationsEnd(page);
  // The support frame is tested as a page of its own; without frames the legacy mode suffices and is faster.
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .include(part)
    .exclude("iframe")
    .analyze();
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help} – ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
