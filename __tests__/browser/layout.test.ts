import type { Page } from "playwright-core";
import { routes } from "../support/routes";
import { rendered, visitSite, type Visit } from "../support/site";

const PHONE = 390;
/** The narrowest window that the site is made for, in px. */
const NARROWEST = 320;
const HEIGHT = 844;
/** Until fonts and pictures are there. Milliseconds. */
const SETTLE = 300;
/** All pages in one test. Milliseconds. */
const LIMIT = 300_000;

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());

/** Loads a page, and tells how far everything has moved since it began to. */
async function load(page: Page, path: string): Promise<number> {
  await page.goto(visit.address + path, { waitUntil: "load" });
  await rendered(page);
  await page.waitForTimeout(SETTLE);
  return page.evaluate(() => (window as Window & { shift?: number }).shift ?? Number.NaN);
}

/** How many pixels the page is wider than its window, with text at so many percent. */
const overflow = (page: Page, text: number): Promise<number> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, text);

async function watched(width: number): Promise<Page> {
  const page = await visit.newPage({ viewport: { width, height: HEIGHT } });
  await page.addInitScript(() => {
    const seen = window as Window & { shift?: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift = (seen.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  // Fonts come from the cache, as on every page after the first: on a busy
  // machine they come later than the 100 ms for which Chrome waits for them.
  await page.goto(`${visit.address}/support`, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

/** Controls of less than 24 px that are no part of a sentence. */
const smallControls = (page: Page): Promise<string[]> =>
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
      .map((control) => `${control.tagName} ${control.textContent}`),
  );

// Each page is loaded once for a width and looked at from every side, since loading is what takes time.
test(
  "on a phone nothing shifts, every control can be hit, and no page scrolls sideways",
  async () => {
    const page = await watched(PHONE);
    const found: Record<string, string[]> = {};
    for (const path of routes) {
      await page.setViewportSize({ width: PHONE, height: HEIGHT });
      const shift = await load(page, path);
      const faults = (await smallControls(page)).map((control) => `small: ${control}`);
      if (shift !== 0) faults.push(`shifted by ${shift}`);
      if ((await overflow(page, 200)) > 0) faults.push("sideways with text of twice the size");
      await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
      if ((await overflow(page, 100)) > 0) faults.push(`sideways at ${NARROWEST} px`);
      if (faults.length > 0) found[path] = faults;
    }
    expect(found).toEqual({});
    await page.context().close();
  },
  LIMIT,
);

test(
  "on a desk nothing shifts, and no page scrolls sideways with large text",
  async () => {
    const page = await watched(1280);
    const found: Record<string, string[]> = {};
    for (const path of routes) {
      const shift = await load(page, path);
      const faults = shift === 0 ? [] : [`shifted by ${shift}`];
      if ((await overflow(page, 200)) > 0) faults.push("sideways with text of twice the size");
      if (faults.length > 0) found[path] = faults;
    }
    expect(found).toEqual({});
    await page.context().close();
  },
  LIMIT,
);
