import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/**
 * Waits until the page stands as a visitor sees it who does nothing: colours on
 * their way to others are too faint. What moves forever is left alone.
 */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

/** Every violation that axe finds on the page as it stands, each with the elements it means. */
export async function violations(page: Page): Promise<string[]> {
  await standStill(page);
  // Our own support frame is a page of its own and is tested as one; without frames the older, quicker way will do.
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .exclude("iframe")
    .analyze();
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help} – ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
