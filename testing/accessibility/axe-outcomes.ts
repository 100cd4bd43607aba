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
  readonly path: string;
  readonly passed: readonly string[];
  readonly violated: readonly string[];
  /** Rules that a person has to decide, such as the contrast of text on a picture. */
  readonly incomplete: readonly string[];
}

/** Adds axe to the page. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
}

/** Runs every rule of axe for WCAG 2.2 at levels A and AA on the page in its current state. */
export async function axeOutcome(page: Page, path: string): Promise<AxeOutcome> {
  await loadAxe(page);
  const { passes, violations, incomplete } = await page.evaluate(() =>
    // The page in the support frame is a page of its own. axe runs target-size only when it is enabled.
    window.axe.run({ include: "html", exclude: "iframe" }, { rules: { "target-size": { enabled: true } } }),
  );
  return { path, passed: passes.map(ruleId), violated: violations.map(ruleId), incomplete: incomplete.map(ruleId) };
}

const ruleId = ({ id }: axe.Result): string => id;
