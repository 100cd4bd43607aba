import type { BrowserContextOptions, Page } from "playwright-core";
import { KINDS } from "../../../testing/page-kinds";
import { watchPolicy, type WatchedPage } from "./policy";
import { rendered, visitSite, watchPage, type Visit } from "../../../testing/site";

declare global {
  interface Window {
    /** What has moved by itself since the page began to load. */
    shifts: string[];
  }
}

/** Visits to the built site, which load each page once; everything that shows on it is checked there. */
export interface PageVisits {
  /**
   * Loads a page and waits until it is hydrated.
   * @returns what `look` finds wrong with it, and every breach of its policy, message, failed or foreign request
   */
  faultsOf(path: string, look: (page: Page) => Promise<string[]>): Promise<string[]>;
  /** Goes on as a new visitor, who has the fonts in the cache, and no picture. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** Starts visits in one tab, since a tab of its own for each page takes Chromium as long as the page. */
export async function startVisits(options: BrowserContextOptions): Promise<PageVisits> {
  const visit = await visitSite();
  let tab = await openTab(visit, options);
  const renew = async (): Promise<void> => {
    await tab.page.context().close();
    tab = await openTab(visit, options);
  };
  const visitOnce: PageVisits["faultsOf"] = async (path, look) => {
    const { page, heard, breaches } = tab;
    heard.length = 0;
    if (options.viewport) await page.setViewportSize(options.viewport);
    const response = await page.goto(visit.address + path, { waitUntil: "load" });
    expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
    await rendered(page);
    return [...(await look(page)), ...(await breaches()), ...heard];
  };
  return {
    // Once in hundreds of visits Chromium stops responding for a tab. Faults of the page are returned, and final.
    faultsOf: (path, look) =>
      visitOnce(path, look).catch(async () => {
        await renew();
        return visitOnce(path, look);
      }),
    renew,
    close: () => visit.close(),
  };
}

async function openTab(visit: Visit, options: BrowserContextOptions): Promise<WatchedPage> {
  const page = await visit.newVisitor(options);
  const tab = { page, heard: watchPage(page, visit.address, [KINDS.missing]), breaches: await watchPolicy(page) };
  await page.addInitScript(recordShifts);
  // Fonts come from the cache, as on every page after the first: on a busy
  // machine they come later than the 100 ms for which Chrome waits for them. Stand-ins of the system may be missing.
  await page.goto(`${visit.address}/support`, { waitUntil: "load" });
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => undefined));
  return tab;
}

type LayoutShift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };

/** Runs in the page. */
function recordShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => `${node?.nodeName} “${node?.textContent?.slice(0, 40)}”`);
      window.shifts.push(`shifted by ${value} after ${Math.round(startTime)} ms: ${moved.join(", ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Pauses of a visitor who scrolls down. Milliseconds. */
const GLANCE = 20;

/** Scrolls to the end of the page and back, so that everything that waits for that is loaded. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async (glance) => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, glance));
    }
    scrollTo(0, 0);
  }, GLANCE);

/** Each time that content has moved by itself since the page began to load, and what it was. */
export const shifts = (page: Page): Promise<string[]> => page.evaluate(() => window.shifts);

/** Whether the page scrolls sideways with text of this size. @param size in percent */
export async function scrollsSideways(page: Page, size: number): Promise<string[]> {
  const [overflow, width] = await page.evaluate((percent) => {
    const root = document.documentElement;
    root.style.fontSize = `${percent}%`;
    return [root.scrollWidth - root.clientWidth, root.clientWidth] as const;
  }, size);
  return overflow > 0 ? [`${overflow} px too wide at ${width} px with text of ${size} %`] : [];
}

/** Controls of less than 24 px (WCAG 2.5.8) that are not part of a sentence. */
export const smallControls = (page: Page): Promise<string[]> =>
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
