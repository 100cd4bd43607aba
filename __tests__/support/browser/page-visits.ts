import type { BrowserContextOptions, Page } from "@playwright/test";
import { KINDS } from "../../../testing/page-kinds";
import { watchPolicy, type WatchedPage } from "./policy";
import { waitForHydration, visitSite, watchPage, type Visit } from "../../../testing/site";

declare global {
  interface Window {
    /** Layout shifts since the page began to load. */
    shifts: string[];
  }
}

/** Visits to the built site, which load each page once for all of its checks. */
export interface PageVisits {
  /**
   * Loads a page and waits until it is hydrated.
   * @returns the faults that `check` finds, and all policy violations, messages, failed requests and requests to other hosts
   */
  faultsOf(path: string, check: (page: Page) => Promise<string[]>): Promise<string[]>;
  /** Continues as a new visitor, whose cache contains only the fonts. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** Starts visits in one tab, because opening a tab takes as long as loading a page. */
export async function startVisits(options: BrowserContextOptions): Promise<PageVisits> {
  const visit = await visitSite();
  let tab = await openTab(visit, options);
  const renew = async (): Promise<void> => {
    await tab.page.context().close();
    tab = await openTab(visit, options);
  };
  const visitOnce: PageVisits["faultsOf"] = async (path, check) => {
    const { page, messages, policyViolations } = tab;
    messages.length = 0;
    if (options.viewport) await page.setViewportSize(options.viewport);
    const response = await page.goto(visit.url + path, { waitUntil: "load" });
    expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
    await waitForHydration(page);
    return [...(await check(page)), ...(await policyViolations()), ...messages];
  };
  return {
    // Retry errors in a new tab: once in hundreds of visits, a tab stops responding. Faults of the page are returned, not
    // thrown, so they are not retried.
    faultsOf: (path, check) =>
      visitOnce(path, check).catch(async () => {
        await renew();
        return visitOnce(path, check);
      }),
    renew,
    close: () => visit.close(),
  };
}

async function openTab(visit: Visit, options: BrowserContextOptions): Promise<WatchedPage> {
  const page = await visit.newVisitor(options);
  const tab = {
    page,
    messages: watchPage(page, visit.url, [KINDS.missing]),
    policyViolations: await watchPolicy(page),
  };
  await page.addInitScript(recordShifts);
  // Fonts are in the cache, as on every page after the first: on a busy machine they take longer than the 100 ms for
  // which Chrome waits for them. Fallback fonts of the system may be missing.
  await page.goto(`${visit.url}/support`, { waitUntil: "load" });
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => undefined));
  return tab;
}

type LayoutShift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };

/** Runs in the page: records its layout shifts. */
function recordShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
      const elements = sources.map(({ node }) => `${node?.nodeName} “${node?.textContent?.slice(0, 40)}”`);
      window.shifts.push(`shifted by ${value} after ${Math.round(startTime)} ms: ${elements.join(", ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Pause after scrolling down by one screen. */
const PAUSE_MS = 20;

/** Scrolls to the end of the page and back, so that all lazy parts load. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async (pause) => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, pause));
    }
    scrollTo(0, 0);
  }, PAUSE_MS);

/** Layout shifts since the page began to load, with their elements. */
export const listShifts = (page: Page): Promise<string[]> => page.evaluate(() => window.shifts);

/** Returns a fault if the page scrolls sideways with text of this size. @param size in percent */
export async function findSidewaysScroll(page: Page, size: number): Promise<string[]> {
  const [overflow, width] = await page.evaluate((percent) => {
    const root = document.documentElement;
    root.style.fontSize = `${percent}%`;
    return [root.scrollWidth - root.clientWidth, root.clientWidth] as const;
  }, size);
  return overflow > 0 ? [`${overflow} px too wide at ${width} px with text of ${size} %`] : [];
}

/** Controls of less than 24 px (WCAG 2.5.8) that are not part of a sentence. */
export const findSmallControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, summary, input, textarea")]
      .filter(
        (control) =>
          control.checkVisibility() && !control.closest("p, dd, li > a, [aria-hidden=true], .prose, [data-prose]"),
      )
      // A control that is stretched over its card is as large as the card.
      .filter((control) => getComputedStyle(control, "::after").position !== "absolute")
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width < 24 || height < 24;
      })
      .map((control) => `small: ${control.tagName} ${control.textContent}`),
  );
