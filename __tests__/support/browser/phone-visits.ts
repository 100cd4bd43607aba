import type { Page } from "playwright-core";
import { KINDS } from "../../../testing/page-kinds";
import { violations } from "./accessibility";
import { overBudget } from "./first-load";
import { scrollsSideways, scrollThrough, shifts, smallControls, startVisits, type PageVisits } from "./page-visits";
import { isEntry, isTerm, routes } from "../../../testing/routes";
import { settle } from "../../../testing/site";

const HEIGHT = 844;
/** The narrowest window that the site is made for. */
const NARROW = { width: 320, height: HEIGHT };
const LARGE_TEXT = 200;

const kinds: readonly string[] = Object.values(KINDS);
/** Articles and studies but the first of each: pages that differ in their bodies only. */
export const entries = routes.filter((route) => isEntry(route) && !kinds.includes(route));
/** Terms of the glossary differ in a few sentences: one stands for all. */
export const pages = [
  ...routes.filter((route) => !entries.includes(route) && (!isTerm(route) || kinds.includes(route))),
  KINDS.missing,
];

/** As many pixels across as Lighthouse's phone has, so that pictures weigh as much. */
export const FINE_SCREEN = 1.85;

/** Visits on a phone, by somebody who prefers reduced motion. */
export const startPhoneVisits = (deviceScaleFactor = 1): Promise<PageVisits> =>
  startVisits({
    viewport: { width: 390, height: HEIGHT },
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    reducedMotion: "reduce",
  });

/**
 * Everything that is wrong with a page on a phone: findings of axe, layout shifts, small controls, sideways scrolling,
 * breaches of the policy, messages on the console, requests to other hosts, and the budget of one page of each kind.
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
  // Pictures in the cache are loaded however far down they are: a visitor who has none decides.
  await visits.renew();
  return [...faults, ...(await visits.faultsOf(path, firstLoad))];
}
