import type { Page } from "playwright-core";
import { routes } from "../support/routes";
import { visitSite, type Visit } from "../support/site";

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());

/** How many pixels the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each([
  { width: 320, text: 100 },
  { width: 390, text: 200 },
  { width: 1280, text: 200 },
])("no page scrolls sideways at $width px with text at $text %", async ({ width, text }) => {
  const page = await visit.newPage({ viewport: { width, height: 800 } });
  await page.addInitScript((size) => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = `${size}%`;
    });
  }, text);
  const wide: string[] = [];
  for (const path of routes) {
    await page.goto(visit.address + path, { waitUntil: "load" });
    if ((await overflow(page)) > 0) wide.push(path);
  }
  expect(wide).toEqual([]);
  await page.context().close();
});

test.each([390, 1280])("nothing shifts on any first load at %i px", async (width) => {
  const shifted: Record<string, number> = {};
  const page = await visit.newPage({ viewport: { width, height: 800 } });
  await page.addInitScript(() => {
    const seen = window as Window & { shift?: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift = (seen.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of routes) {
    await page.goto(visit.address + path, { waitUntil: "load" });
    await page.waitForTimeout(300);
    const shift = await page.evaluate(() => (window as Window & { shift?: number }).shift ?? 0);
    if (shift > 0) shifted[path] = shift;
  }
  expect(shifted).toEqual({});
  await page.context().close();
});

test("every control of a phone is at least 24 px high and wide, or part of a sentence", async () => {
  const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
  const small: string[] = [];
  for (const path of routes) {
    await page.goto(visit.address + path, { waitUntil: "load" });
    const found = await page.evaluate(() =>
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
    small.push(...found.map((control) => `${path}: ${control}`));
  }
  expect(small).toEqual([]);
  await page.context().close();
});
