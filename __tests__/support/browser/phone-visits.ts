import type { Page } from "@playwright/test";
import { kindPaths, KINDS } from "../../../testing/page-kinds";
import { violations } from "./accessibility";
import { listExceededBudgets, NO_PICTURE } from "./first-load";
import { withoutLanguage } from "./language-routes";
import {
  findSidewaysScroll,
  scrollThrough,
  listShifts,
  findSmallControls,
  startVisits,
  type PageVisits,
} from "./page-visits";
import { isEntry, isTerm, routes, site } from "../../../testing/routes";
import { settle } from "../../../testing/site";

const HEIGHT_PX = 844;
/** The narrowest supported window. */
const NARROW = { width: 320, height: HEIGHT_PX };
const LARGE_TEXT_PERCENT = 200;

/** Articles and studies except the first of each: these pages differ only in their bodies. */
export const entries = routes.filter((route) => isEntry(route) && !kindPaths.includes(route));
/** All other pages. The terms of the glossary differ only in a few sentences, so one term represents all. */
export const pages = [
  ...routes.filter((route) => !entries.includes(route) && (!isTerm(route) || kindPaths.includes(route))),
  KINDS.missing,
];

/** The device scale factor that gives the window the width of Lighthouse's phone in device pixels, and the same pictures. */
export const FINE_SCREEN = 1.85;

/**
 * Visits on a phone, with reduced motion.
 * @param locale language of the browser; in another than that of the page, the page offers its version in that language
 */
export const startPhoneVisits = (deviceScaleFactor = 1, locale = site.language): Promise<PageVisits> =>
  startVisits({
    locale,
    viewport: { width: 390, height: HEIGHT_PX },
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
  const kind = withoutLanguage(path);
  const firstLoad = async (page: Page): Promise<string[]> => {
    await settle(page);
    const exceeded = await listExceededBudgets(page, kind);
    // Longer texts may move all pictures out of the first screen.
    return kind === path ? exceeded : exceeded.filter((text) => text !== NO_PICTURE);
  };
  let isOverBudget = false;
  const faults = await visits.faultsOf(path, async (page) => {
    if (kindPaths.includes(kind)) isOverBudget = (await firstLoad(page)).length > 0;
    const found = [...(await violations(page)), ...(await listShifts(page)), ...(await findSmallControls(page))];
    await scrollThrough(page);
    found.push(...(await findSidewaysScroll(page, LARGE_TEXT_PERCENT)));
    await page.setViewportSize(NARROW);
    return [...found, ...(await findSidewaysScroll(page, 100))];
  });
  if (!isOverBudget) return faults;
  // Lazy pictures in the cache load even if they are far below the screen, so measure again without cached pictures.
  await visits.renew();
  return [...faults, ...(await visits.faultsOf(path, firstLoad))];
}
