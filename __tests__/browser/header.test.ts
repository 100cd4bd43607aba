import { bands } from "@brand";
import { formatRgb } from "culori";
import type { Page } from "playwright-core";
import { waitForHydration, watchPage } from "../../testing/site";
import { siteVisit } from "../support/browser/site-visit";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
});

const banner = (): ReturnType<Page["getByRole"]> => page.getByRole("banner");
const focused = (): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent || undefined);

test("a link of the Products menu opens the page of a device at its top and moves the focus to its content", async () => {
  await page.goto(visit.url);
  // Before hydration, the browser loads the linked document instead of navigating in the page.
  await waitForHydration(page);
  await page.evaluate(() => scrollTo(0, 900));
  await banner().getByRole("button", { name: "Products" }).click();
  await banner().getByRole("link", { name: /^META/ }).click();
  await page.waitForURL(`${visit.url}/products/meta`);
  await page.waitForFunction(() => scrollY === 0 && document.activeElement?.id === "main");
  expect(await banner().getByRole("button", { name: "Products" }).getAttribute("aria-expanded")).toBe("false");
});

test("a menu opens on hover, another one replaces it, and it closes when the mouse leaves", async () => {
  await page.goto(visit.url);
  const products = banner().getByRole("button", { name: "Products" });
  const solutions = banner().getByRole("button", { name: "Solutions" });
  await products.hover();
  await banner().getByText("Manage, edit and share captured spaces").waitFor();
  await solutions.hover();
  await banner().getByText("Evidence secured on the first visit").waitFor();
  expect(await products.getAttribute("aria-expanded")).toBe("false");
  await page.mouse.move(640, 780);
  await banner().getByText("Evidence secured on the first visit").waitFor({ state: "hidden" });
});

test("Escape closes a menu and returns the focus to its button", async () => {
  await page.goto(visit.url);
  const products = banner().getByRole("button", { name: "Products" });
  await products.focus();
  await page.keyboard.press("Enter");
  // The menu opens after hydration, which may not be complete yet.
  await banner().getByText("Manage, edit and share captured spaces").waitFor();
  await page.keyboard.press("Tab");
  expect(await focused()).toContain("PRO");
  await page.keyboard.press("Escape");
  expect(await products.getAttribute("aria-expanded")).toBe("false");
  expect(await focused()).toBe("Products");
});

test("the header turns opaque past 10 px of scroll", async () => {
  await page.goto(visit.url);
  await waitForHydration(page);
  const getOpaque = (): Promise<string | null> => banner().getAttribute("data-opaque");
  await page.evaluate(() => scrollTo(0, 10));
  await page.waitForTimeout(150);
  expect(await getOpaque()).toBe("false");
  await page.evaluate(() => scrollTo(0, 11));
  await page.waitForFunction(() => document.querySelector("header")?.dataset.opaque === "true");
});

test("Log In opens the platform in a new tab", async () => {
  await page.goto(visit.url);
  const link = banner().getByRole("link", { name: /^Log In/ });
  expect(await link.getAttribute("target")).toBe("_blank");
  expect(await link.getAttribute("href")).toMatch(/^https:\/\/app\./);
});

test("the first Tab stop is a link that skips the navigation", async () => {
  await page.goto(visit.url);
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Skip to content");
  await page.keyboard.press("Enter");
  expect(await focused()).toBe("main");
});

test("on a phone, the menu takes at most 80 % of the screen height and scrolls, and the page behind it is inert", async () => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(visit.url);
  await banner().getByRole("button", { name: "Menu" }).click();
  const sheet = banner().getByRole("navigation", { name: "Main" }).filter({ visible: true });
  const box = await sheet.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(512);
  expect(await sheet.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await page.waitForFunction(() => document.querySelector("main")?.inert);
  await page.keyboard.press("Escape");
  expect(await page.locator("main").evaluate((main) => (main as HTMLElement).inert)).toBe(false);
  expect(await focused()).toBe("Menu");
  await banner().getByRole("button", { name: "Menu" }).click();
  await banner().getByRole("link", { name: "Manufacturing" }).filter({ visible: true }).click();
  await page.waitForURL(`${visit.url}/solutions/manufacturing`);
  await page.waitForFunction(() => !document.querySelector("main")?.inert);
});

test("a phone's menu closes when the window becomes wide", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(visit.url);
  await banner().getByRole("button", { name: "Menu" }).click();
  await page.waitForFunction(() => document.querySelector("main")?.inert);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForFunction(() => !document.querySelector("main")?.inert);
  await banner().getByRole("button", { name: "Products" }).click();
  await banner().getByText("Manage, edit and share captured spaces").waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = banner().getByRole("button", { name: "Menu" });
  await menu.waitFor();
  expect(await menu.getAttribute("aria-expanded")).toBe("false");
});

test("without JavaScript menus open on focus, all panels are shown, and controls that need a script are hidden", async () => {
  const plain = await visit.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  await plain.goto(`${visit.url}/academy`);
  await plain.getByRole("heading", { name: "Manuals" }).waitFor();
  expect(await plain.getByRole("heading", { name: "Help Center" }).isVisible()).toBe(true);
  expect(await plain.locator("[role=tab]").count()).toBe(3);
  expect(await plain.getByRole("tab").filter({ visible: true }).count()).toBe(0);
  expect(await plain.getByRole("button", { name: "Request Demo" }).filter({ visible: true }).count()).toBe(0);
  expect(
    await plain.getByRole("link", { name: "Request Demo" }).filter({ visible: true }).first().getAttribute("href"),
  ).toBe("/showcase#demo");
  await plain.getByRole("banner").getByRole("button", { name: "Products" }).focus();
  await plain
    .getByRole("banner")
    .getByRole("link", { name: /^MINION/ })
    .first()
    .click();
  await plain.waitForURL(`${visit.url}/products/minion`);
});

test("without JavaScript the header is opaque before the page scrolls", async () => {
  const plain = await visit.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  await plain.goto(`${visit.url}/blog`);
  const background = await plain.getByRole("banner").evaluate((bar) => getComputedStyle(bar).backgroundColor);
  expect(background).toBe(formatRgb(bands.ink.background));
});

test("a page works in a browser that blocks storage", async () => {
  page = await visit.newVisitor({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    Object.defineProperty(globalThis, "sessionStorage", { get: refuse });
  });
  const messages = watchPage(page, visit.url);
  await page.goto(`${visit.url}/contact`);
  await waitForHydration(page);
  await banner().getByRole("button", { name: "Products" }).click();
  await banner().getByRole("link", { name: /^META/ }).click();
  await page.waitForURL(`${visit.url}/products/meta`);
  expect(messages).toEqual([]);
});
