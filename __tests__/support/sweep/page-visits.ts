import type { Page } from "@playwright/test";
import { axeOutcome, waitForAnimations, type AxeOutcome } from "../../../testing/accessibility/axe-outcomes";
import { kindPaths } from "../../../testing/page-kinds";
import { settle } from "../../../testing/site";
import { listExceededBudgets } from "./first-load";
import { withoutLanguage } from "../browser/language-routes";
import { findSidewaysScroll, findSmallControls, listShifts, scrollThrough } from "./page-faults";
import type { Sweep } from "./sweep";
import { findWidthFaults } from "./width-faults";

const LARGE_TEXT_PERCENT = 200;
/** The narrowest supported window. */
const NARROW_PX = { width: 320, height: 844 } as const;

/** What a visit of a page has found. */
export interface PageVisit {
  readonly outcome: AxeOutcome;
  readonly faults: readonly string[];
}

/**
 * Visits a page on a phone.
 * @param locale language of the browser
 * @returns violations of axe, layout shifts, small controls, sideways scrolling, and what `Sweep` records; for a page of
 * each kind also the budgets that its first load exceeds
 */
export async function visitOnPhone(sweep: Sweep, path: string, locale?: string): Promise<PageVisit> {
  const { page, listFaults } = await sweep.open(path, "phone", locale);
  const hasBudget = kindPaths.includes(withoutLanguage(path));
  const isOverBudget = hasBudget && (await listFirstLoadFaults(page, path)).length > 0;
  const outcome = await runAxe(page);
  const faults = [...outcome.violations, ...(await listShifts(page)), ...(await findSmallControls(page))];
  await scrollThrough(page);
  faults.push(...(await findSidewaysScroll(page, LARGE_TEXT_PERCENT)));
  await page.setViewportSize(NARROW_PX);
  faults.push(...(await findSidewaysScroll(page, 100)), ...(await listFaults()));
  if (isOverBudget) {
    // Lazy pictures in the cache load even if they are far below the screen, so measure again without cached pictures.
    await sweep.renew();
    faults.push(...(await listFirstLoadFaults((await sweep.open(path, "phone", locale)).page, path)));
  }
  return { outcome, faults };
}

/**
 * Visits a page in a wide window.
 * @returns violations of axe, layout shifts, what `Sweep` records, and sideways scrolling after each tab and question was
 * opened
 */
export async function visitInWindow(sweep: Sweep, path: string): Promise<PageVisit> {
  const { page, listFaults } = await sweep.open(path, "window");
  const outcome = await runAxe(page);
  const faults = [...outcome.violations, ...(await listShifts(page)), ...(await visitAtWidths(sweep, path))];
  await scrollThrough(page);
  for (const tab of await page.getByRole("main").getByRole("tab").all()) await tab.press("Enter");
  for (const summary of await page.locator("main summary").filter({ visible: true }).all())
    await summary.press("Enter");
  await settle(page);
  return {
    outcome,
    faults: [...faults, ...(await findSidewaysScroll(page, LARGE_TEXT_PERCENT)), ...(await listFaults())],
  };
}

/**
 * Visits a page in windows of many widths.
 * @param locale language of the browser
 * @returns what `findWidthFaults` finds
 */
export async function visitAtWidths(sweep: Sweep, path: string, locale?: string): Promise<string[]> {
  const { page } = await sweep.open(path, "window", locale);
  await settle(page);
  return findWidthFaults(page);
}

async function runAxe(page: Page): Promise<AxeOutcome> {
  await waitForAnimations(page);
  return axeOutcome(page);
}

async function listFirstLoadFaults(page: Page, path: string): Promise<string[]> {
  await settle(page);
  return listExceededBudgets(page, withoutLanguage(path));
}
