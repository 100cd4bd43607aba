import type { Locator, Page } from "@playwright/test";
import { axeOutcome } from "../../testing/accessibility/axe-outcomes";
import { waitForHydration } from "../../testing/site";
import { ANNOUNCEMENT, announce } from "../support/browser/announced-pages";
import { expect, test } from "../support/browser/fixtures";

/** The part of a page above its content, and the layout shift since it began to load. */
interface Top {
  readonly bar: number;
  readonly banner: number;
  readonly main: number;
  readonly shift: number;
}

const MIN_BAR_HEIGHT_PX = 44;
const HEIGHT_PX = 844;

const bar = (page: Page): Locator => page.getByRole("region", { name: ANNOUNCEMENT.name });

test.use({ viewport: { width: 1280, height: HEIGHT_PX } });

test.beforeEach(async ({ page }) => {
  await announce(page);
  await page.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(globalThis, { total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
});

async function open(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** The height of the bar, the tops of header and content in whole pixels, and the layout shift. */
const topOf = (page: Page): Promise<Top> =>
  page.evaluate(() => {
    const boxOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
    return {
      bar: Math.round(boxOf("#announcement")?.height ?? -1),
      banner: Math.round(boxOf("header")?.top ?? -1),
      main: Math.round(boxOf("main")?.top ?? -1),
      shift: (globalThis as unknown as { total: { shift: number } }).total.shift,
    };
  });

for (const width of [390, 1280, 1920]) {
  test(`at ${width} px, the bar is above the header, and nothing shifts`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await open(page);
    await expect(bar(page)).toBeVisible();
    const top = await topOf(page);
    expect(top.bar).toBeGreaterThanOrEqual(MIN_BAR_HEIGHT_PX);
    // The header covers the top of the first band, as on a page without the bar.
    expect(top).toEqual({ bar: top.bar, banner: top.bar, main: top.bar, shift: 0 });
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(async () => (await topOf(page)).banner).toBe(0);
  });
}

test("a dismissed bar stays hidden for the visit: after a link, after Back, and on a new page, without a shift", async ({
  page,
}) => {
  await page.goto("/contact");
  await open(page);
  await bar(page).getByRole("button", { name: ANNOUNCEMENT.dismiss }).press("Enter");
  await expect(bar(page)).toHaveCount(0);
  expect((await topOf(page)).banner).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expect(page.locator("#announcement")).toBeHidden();
  await open(page);
  await expect(bar(page)).toHaveCount(0);
  expect(await topOf(page)).toMatchObject({ banner: 0, shift: 0 });
});

test("on a phone, the menu opens below the header", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: HEIGHT_PX });
  await open(page);
  const header = page.getByRole("banner");
  await header.locator("[data-menu] > button").filter({ visible: true }).click();
  const sheet = header.locator("nav[data-panel]").filter({ visible: true });
  await expect(sheet).toBeVisible();
  const { y = 0, height = 0 } = (await header.boundingBox()) ?? {};
  const box = await sheet.boundingBox();
  expect(Math.abs((box?.y ?? 0) - y - height)).toBeLessThanOrEqual(1);
  expect(box?.width).toBe(390);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(HEIGHT_PX);
});

test("the keyboard reaches the link to the content, the link of the bar and its button, and axe finds no fault", async ({
  page,
}) => {
  await open(page);
  for (const control of [
    page.getByRole("link", { name: ANNOUNCEMENT.skip }),
    bar(page).getByRole("link", { name: ANNOUNCEMENT.link?.text ?? "" }),
    bar(page).getByRole("button", { name: ANNOUNCEMENT.dismiss }),
  ]) {
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").locator(":focus")).toHaveCount(1);
  expect((await axeOutcome(page)).violations).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the bar has a link and no button", async ({ page }) => {
    await page.goto("/");
    await expect(bar(page).getByRole("link")).toBeVisible();
    await expect(bar(page).getByRole("button")).toHaveCount(0);
  });
});
