import type { Page } from "playwright-core";
import { KINDS } from "../../../testing/page-kinds";
import { violations } from "./accessibility";
import { overBudget } from "./first-load";
import { scrollsSideways, scrollThrough, shifts, smallControls, startVisits, type PageVisits } from "./page-visits";
import { isEntry, isTerm, routes } from "../../../testing/routes";
import { settle } from "../../../testing/site";

const HEIGHT = 844;
/** The narrowest supported window. */
const NARROW = { width: 320, height: HEIGHT };
const LARGE_TEXT = 200;

const kinds: readonly string[] = Object.values(KINDS);
/** Articles and studies except the first of each: these pages differ only in their bodies. */
export const entries = routes.filter((route) => isEntry(route) && !kinds.includes(route));
/** Terms of the glossary differ in a few sentences: one represents all. */
export const pages = [
  ...routes.filter((route) => !entries.includes(route) && (!isTerm(route) || kinds.includes(route))),
  KINDS.missing,
];

/** The same width in device pixels as the phone of Lighthouse, so that pictures have the same size. */
export const FINE_SCREEN = 1.85;

/** Visits on a phone, with reduced motion. */
export const startPhoneVisits = (deviceScaleFactor = 1): Promise<PageVisits> =>
  startVisits({
    viewport: { width: 390, height: HEIGHT },
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    reducedMotion: "reduce",
  });

/**
 * All faults of a page on a phone: findings of axe, layout shifts, small controls, sideways scrolling, policy violations,
 * messages on the console, requests to other hosts, and the budget of one page of each kind.
 */
export async function faultsOnPhone(visits: PageVisits, path: string): Promise<string[]> {
  const firstLoad = async (page: Page): Promise<string[]> => {
    await settle(page);
    return overBudget(page, path);
  };
  let isOver = false;
  const faults = await visits.faultsOf(path, async (page) => {
    if (kinds.includes(path)) isOver = (await firstLoad(page)).length > 0;
    const found = [...(await violations(page)), ...(await shifts(page)), ...(await smallControls(page))];
    await scrollThrough(page);
    found.push(...(await scrollsSideways(page, LARGE_TEXT)));
    await page.setViewportSize(NARROW);
    return [...found, ...(await scrollsSideways(page, 100))];
  });
  if (!isOver) return faults;
  // Pictures in the cache load however far down they are, so the budget is measured again with an empty cache.
  await visits.renew();
  return [...faults, ...(await visits.faultsOf(path, firstLoad))];
}
