import type { Locator, Page } from "@playwright/test";
import { axeOutcome } from "../../testing/accessibility/axe-outcomes";
import { waitForHydration } from "../../testing/site";
import { ANNOUNCEMENT, announce } from "../support/browser/announced-pages";
import { siteVisit } from "../support/browser/site-visit";

const visit = siteVisit();
let page: Page;

const bar = (): Locator => page.getByRole("region", { name: ANNOUNCEMENT.name });
const topOf = async (locator: Locator): Promise<number | undefined> => (await locator.boundingBox())?.y;

async function open(width = 1280, options = {}): Promise<void> {
  page = await visit.newVisitor({ viewport: { width, height: 844 }, ...options });
  await announce(page);
  await page.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(globalThis, { total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}
const layoutShift = (): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { total: { shift: number } }).total.shift);

test.each([390, 1280, 1920])("at %i px, the bar is above the header, and nothing shifts", async (width) => {
  await open(width);
  await page.goto(visit.url);
  await waitForHydration(page);
  const { height = 0 } = (await bar().boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  expect(await topOf(page.getByRole("banner"))).toBeCloseTo(height, 0);
  // The header covers the top of the first band, as on a page without the bar.
  expect(await topOf(page.locator("main"))).toBeCloseTo(height, 0);
  expect(await layoutShift()).toBe(0);
  await page.evaluate(() => scrollTo(0, 600));
  await page.waitForFunction(() => document.querySelector("header")?.getBoundingClientRect().top === 0);
});

test("a dismissed bar stays hidden for the visit: after a link, after Back, and on a new page, without a shift", async () => {
  await open();
  await page.goto(`${visit.url}/contact`);
  await page.goto(visit.url);
  await waitForHydration(page);
  await bar().getByRole("button", { name: ANNOUNCEMENT.dismiss }).press("Enter");
  expect(await bar().count()).toBe(0);
  expect(await topOf(page.getByRole("banner"))).toBe(0);
  await page.goBack();
  await page.waitForURL(`${visit.url}/contact`);
  await page.waitForFunction(() => document.getElementById("announcement")?.hidden);
  await page.goto(visit.url);
  await waitForHydration(page);
  expect(await bar().count()).toBe(0);
  expect(await topOf(page.getByRole("banner"))).toBe(0);
  expect(await layoutShift()).toBe(0);
});

test("on a phone, the menu opens below the header", async () => {
  await open(390);
  await page.goto(visit.url);
  await waitForHydration(page);
  const header = page.getByRole("banner");
  await header.locator("[data-menu] > button").filter({ visible: true }).click();
  const sheet = header.locator("nav[data-panel]").filter({ visible: true });
  await sheet.waitFor();
  const { y = 0, height = 0 } = (await header.boundingBox()) ?? {};
  const box = await sheet.boundingBox();
  expect(Math.abs((box?.y ?? 0) - y - height)).toBeLessThanOrEqual(1);
  expect(box?.width).toBe(390);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
});

test("the keyboard reaches the link to the content, the link of the bar and its button, and axe finds no fault", async () => {
  await open();
  await page.goto(visit.url);
  await waitForHydration(page);
  const focused = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);
  const names: (string | null | undefined)[] = [];
  for (let tab = 0; tab < 3; tab += 1) {
    await page.keyboard.press("Tab");
    names.push(await focused());
  }
  expect(names).toEqual([ANNOUNCEMENT.skip, ANNOUNCEMENT.link?.text, ANNOUNCEMENT.dismiss]);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("header") !== null)).toBe(true);
  expect((await axeOutcome(page, "/")).violated).toEqual([]);
});

test("without script, the bar has no button", async () => {
  await open(1280, { javaScriptEnabled: false });
  await page.goto(visit.url);
  expect(await bar().getByRole("link").isVisible()).toBe(true);
  expect(await bar().getByRole("button").count()).toBe(0);
});
