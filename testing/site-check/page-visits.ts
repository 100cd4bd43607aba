import type { Browser, BrowserContext, Page } from "@playwright/test";
import { forEachParallel } from "../../gatsby/lib/for-each-parallel";
import { NAME_HELPER } from "../../scripts/lib/chromium";
import { axeOutcome, waitForAnimations } from "../accessibility/axe-outcomes";
import { findLayoutFaults } from "../layout-faults";
import { ignoreFirstPointerMove, waitForHydration } from "../site";
import type { CheckResult } from "./check-result";

const PHONE_PX = 390;
const LAPTOP_PX = 1280;
/** The widths at which pages are visited. A page loads at the first. */
const WIDTHS_PX = [PHONE_PX, LAPTOP_PX];
const HEIGHT_PX = 844;
const CONCURRENCY = 2;

/**
 * Visits pages in a browser at two widths: runs axe, and looks for what is wider than the window, broken or cut off.
 * @param siteUrl the URL at which the site is served
 */
export async function checkVisits(browser: Browser, siteUrl: string, paths: readonly string[]): Promise<CheckResult> {
  const faults: string[] = [];
  const context = await browser.newContext({
    reducedMotion: "reduce",
    viewport: { width: PHONE_PX, height: HEIGHT_PX },
  });
  await context.addInitScript(NAME_HELPER);
  await ignoreFirstPointerMove(context);
  await forEachParallel(paths, CONCURRENCY, async (path) => {
    faults.push(...(await visit(context, siteUrl, path)));
  });
  await context.close();
  return {
    name: `pages, one of each kind, with axe and at ${WIDTHS_PX.join(" and ")} px`,
    count: paths.length,
    faults,
  };
}

/** The faults of a page. An error is one of them, because the other pages are checked all the same. */
async function visit(context: BrowserContext, siteUrl: string, path: string): Promise<string[]> {
  const faults: string[] = [];
  try {
    const page = await context.newPage();
    try {
      await load(page, siteUrl + path);
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: HEIGHT_PX });
        faults.push(...(await findFaults(page)).map((fault) => `${path} at ${width} px: ${fault}`));
      }
    } finally {
      await page.close();
    }
  } catch (error) {
    faults.push(`${path}: ${firstLine(error)}`);
  }
  return faults;
}

async function load(page: Page, url: string): Promise<void> {
  try {
    await page.goto(url);
    await waitForHydration(page);
  } catch (error) {
    const message = `the page does not finish loading (${firstLine(error)}). Build the site again, or report it to the engine.`;
    throw new Error(message, { cause: error });
  }
}

/** The message of an error, without the call log of Playwright. */
const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n", 1).join("");

async function findFaults(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  const { violations } = await axeOutcome(page);
  const layout = await page.evaluate(findLayoutFaults);
  return [
    ...violations.map((violation) => `axe reports ${violation}. Correct the content, or report it to the engine.`),
    ...layout.map((fault) => `the page ${fault}. Shorten the text, or report it to the engine.`),
  ];
}
