import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of axe by their outcome on one page in one state. */
export interface AxeOutcome {
  readonly passed: readonly string[];
  readonly violated: readonly string[];
  /** A sentence for each violation, with its elements. */
  readonly violations: readonly string[];
}

/** Adds axe to the page. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
}

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

/** Runs every rule of axe on the page in its current state. */
export async function axeOutcome(page: Page): Promise<AxeOutcome> {
  await loadAxe(page);
  const { passes, violations } = await page.evaluate(() =>
    // The page in the support frame is a page of its own. axe runs target-size only when it is enabled.
    window.axe.run(
      { include: "html", exclude: "iframe" },
      { rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] },
    ),
  );
  return {
    passed: passes.map(ruleId),
    violated: violations.map(ruleId),
    violations: violations.map(describeViolation),
  };
}

/** A violation in a sentence: `image-alt: Images must have alternative text – .hero > img`. */
export const describeViolation = ({ id, help, nodes }: axe.Result): string =>
  `${id}: ${help} – ${nodes.map(({ target }) => target.join(" ")).join(", ")}`;

const ruleId = ({ id }: axe.Result): string => id;
