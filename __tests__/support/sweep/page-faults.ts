import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Layout shifts since the page began to load. */
    shifts: string[];
  }
}

type LayoutShift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };

/** Runs in the page: records its layout shifts. */
export function recordShifts(): void {
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
      await new Promise((resolve) => setTimeout(resolve, pause));
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
