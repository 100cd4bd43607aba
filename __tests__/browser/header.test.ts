import { bands } from "@brand";
import { formatRgb } from "culori";
import type { Locator, Page } from "@playwright/test";
import { assertPresent } from "../../src/lib/assert-present";
import { anyPage, routes } from "../../testing/routes";
import { waitForHydration } from "../../testing/site";
import { expect, test } from "../support/browser/fixtures";
import { interfaceLabels } from "../support/words/words-of-forms";
import { navigation } from "../support/words/words-of-navigation";

const DESKTOP = { width: 1280, height: 800 };
/** A phone that is too low for the menu. */
const LOW_PHONE = { width: 390, height: 400 };
const MAX_SHEET_SHARE = 0.8;

const menus = navigation.menus.filter(({ items }) => items.some(({ to }) => routes.includes(to)));
const [menu, otherMenu] = menus;
const rowOf = (of: typeof menu) => assertPresent(of?.items.find(({ to }) => routes.includes(to)));

const skipWithoutMenus = (): void =>
  test.skip(otherMenu === undefined, "The site does not have two menus with links to its pages.");

const banner = (page: Page): Locator => page.getByRole("banner");
const main = (page: Page): Locator => page.locator("main");
const menuButton = (page: Page, name = menu?.text ?? ""): Locator =>
  banner(page).getByRole("button", { name, exact: true });
/** The link of the header to a path, of which the page may show others. */
const linkTo = (page: Page, path: string): Locator =>
  banner(page).locator(`a[href="${path}"]`).filter({ visible: true }).first();

test("a link of a menu opens its page at the top and moves the focus to its content", async ({ page }) => {
  skipWithoutMenus();
  await page.goto("/");
  // Before hydration, the browser loads the linked document instead of navigating in the page.
  await waitForHydration(page);
  await page.evaluate(() => scrollTo(0, 900));
  await menuButton(page).press("Enter");
  await expect(banner(page).getByText(rowOf(menu).description)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(linkTo(page, menu?.items[0]?.to ?? "")).toBeFocused();
  await linkTo(page, rowOf(menu).to).click();
  await expect(page).toHaveURL(rowOf(menu).to);
  await expect(main(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
});

test("a menu at the end of the bar opens within the page", async ({ page }) => {
  skipWithoutMenus();
  await page.setViewportSize(DESKTOP);
  await page.goto("/");
  await waitForHydration(page);
  const button = menuButton(page, otherMenu?.text);
  await button.evaluate(({ parentElement }) => {
    while (parentElement?.nextElementSibling) parentElement.nextElementSibling.remove();
  });
  await button.press("Enter");
  const panel = page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
  const { x, width } = assertPresent(await panel.boundingBox());
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(DESKTOP.width);
});

test("the first Tab stop is a link that skips the navigation", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: interfaceLabels.skipToContent })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(main(page)).toBeFocused();
});

test.describe("on a low phone", () => {
  test.use({ viewport: LOW_PHONE });

  test("the menu takes at most 80 % of the screen height and scrolls, and the page behind it is inert", async ({
    page,
  }) => {
    skipWithoutMenus();
    await page.goto("/");
    const opener = menuButton(page, interfaceLabels.openMenu);
    const isInert = (): Promise<boolean> => main(page).evaluate((element) => (element as HTMLElement).inert);
    await opener.click();
    const sheet = banner(page).getByRole("navigation", { name: interfaceLabels.mainNavigation });
    await expect(sheet).toBeVisible();
    expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(MAX_SHEET_SHARE * LOW_PHONE.height);
    expect(await sheet.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
    await expect.poll(isInert).toBe(true);
    await page.keyboard.press("Escape");
    expect(await isInert()).toBe(false);
    await expect(opener).toBeFocused();
    await opener.click();
    await linkTo(page, rowOf(otherMenu).to).click();
    await expect(page).toHaveURL(rowOf(otherMenu).to);
    await expect.poll(isInert).toBe(false);
    // A phone's menu closes when the window becomes wide, and a wide window's menu when it becomes narrow.
    await opener.click();
    await expect.poll(isInert).toBe(true);
    await page.setViewportSize(DESKTOP);
    await expect.poll(isInert).toBe(false);
    await menuButton(page).click();
    await expect(banner(page).getByText(rowOf(menu).description)).toBeVisible();
    await page.setViewportSize(LOW_PHONE);
    await expect(opener).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the header is opaque before the page scrolls", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(anyPage);
    await expect(banner(page)).toHaveCSS("background-color", formatRgb(bands.ink.background) ?? "");
  });
});

test("a page works in a browser that blocks storage", async ({ page, listFaults }) => {
  skipWithoutMenus();
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    Object.defineProperty(globalThis, "sessionStorage", { get: refuse });
  });
  await page.goto("/contact");
  await waitForHydration(page);
  await menuButton(page).click();
  await linkTo(page, rowOf(menu).to).click();
  await expect(page).toHaveURL(rowOf(menu).to);
  expect(await listFaults()).toEqual([]);
});
