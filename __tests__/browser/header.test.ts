import { bands } from "@brand";
import { formatRgb } from "culori";
import type { Locator, Page } from "@playwright/test";
import { DEMO_FORM_PATH } from "../../src/domain/dialogs";
import { assertPresent } from "../../src/lib/assert-present";
import { anyPage, routes } from "../../testing/routes";
import { waitForHydration, watchPage } from "../../testing/site";
import { startOf } from "../support/browser/page-text";
import { siteVisit } from "../support/browser/site-visit";
import { pageOf } from "../support/content/pages";
import { testHeaderDemo } from "../support/content/tested-entries";
import { testIf, testPages } from "../support/content/test-if";
import { interfaceLabels } from "../support/words/words-of-forms";
import { headerDemo, navigation } from "../support/words/words-of-navigation";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
});

const banner = (): Locator => page.getByRole("banner");

/** The height of a phone that is too low for the menu. */
const LOW_HEIGHT_PX = 400;
const MAX_SHEET_SHARE = 0.8;

const menus = navigation.menus.filter(({ items }) => items.some(({ to }) => routes.includes(to)));
const testMenus = testIf(menus.length >= 2, "The site does not have two menus with links to its pages.");
const [menu, otherMenu] = menus;
const rowOf = (of: typeof menu) => assertPresent(of?.items.find(({ to }) => routes.includes(to)));

const menuButton = (of: typeof menu, at = banner()): Locator =>
  at.getByRole("button", { name: of?.text ?? "", exact: true });
/** The link of a menu to a path, of which the page may show others. */
const linkTo = (path: string, at = banner()): Locator =>
  at.locator(`a[href="${path}"]`).filter({ visible: true }).first();
const focused = (): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent || undefined);

testMenus("a link of a menu opens its page at the top and moves the focus to its content", async () => {
  await page.goto(visit.url);
  // Before hydration, the browser loads the linked document instead of navigating in the page.
  await waitForHydration(page);
  await page.evaluate(() => scrollTo(0, 900));
  await menuButton(menu).click();
  await linkTo(rowOf(menu).to).click();
  await page.waitForURL(visit.url + rowOf(menu).to);
  await page.waitForFunction(() => scrollY === 0 && document.activeElement?.id === "main");
  expect(await menuButton(menu).getAttribute("aria-expanded")).toBe("false");
});

testMenus("a menu opens on hover, another one replaces it, and it closes when the mouse leaves", async () => {
  await page.goto(visit.url);
  const first = menuButton(menu);
  const second = menuButton(otherMenu);
  await first.hover();
  await banner().getByText(rowOf(menu).description).waitFor();
  await second.hover();
  await banner().getByText(rowOf(otherMenu).description).waitFor();
  expect(await first.getAttribute("aria-expanded")).toBe("false");
  await page.mouse.move(640, 780);
  await banner().getByText(rowOf(otherMenu).description).waitFor({ state: "hidden" });
});

testMenus("Escape closes a menu and returns the focus to its button", async () => {
  await page.goto(visit.url);
  const first = menuButton(menu);
  await first.focus();
  await page.keyboard.press("Enter");
  // The menu opens after hydration, which may not be complete yet.
  await banner().getByText(rowOf(menu).description).waitFor();
  await page.keyboard.press("Tab");
  expect(await focused()).toContain(menu?.items[0]?.text);
  await page.keyboard.press("Escape");
  expect(await first.getAttribute("aria-expanded")).toBe("false");
  expect(await focused()).toBe(menu?.text);
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

testIf(Boolean(navigation.logIn), "The navigation has no link to log in.")(
  "the link to log in opens a new tab",
  async () => {
    await page.goto(visit.url);
    const link = banner().getByRole("link", { name: startOf(navigation.logIn?.text ?? "") });
    expect(await link.getAttribute("target")).toBe("_blank");
    expect(await link.getAttribute("href")).toBe(navigation.logIn?.to);
  },
);

test("the first Tab stop is a link that skips the navigation", async () => {
  await page.goto(visit.url);
  await page.keyboard.press("Tab");
  expect(await focused()).toBe(interfaceLabels.skipToContent);
  await page.keyboard.press("Enter");
  expect(await focused()).toBe("main");
});

testMenus(
  "on a phone, the menu takes at most 80 % of the screen height and scrolls, and the page behind it is inert",
  async () => {
    await page.setViewportSize({ width: 390, height: LOW_HEIGHT_PX });
    await page.goto(visit.url);
    await banner().getByRole("button", { name: interfaceLabels.openMenu }).click();
    const sheet = banner().getByRole("navigation", { name: interfaceLabels.mainNavigation }).filter({ visible: true });
    const box = await sheet.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(MAX_SHEET_SHARE * LOW_HEIGHT_PX);
    expect(await sheet.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
    await page.waitForFunction(() => document.querySelector("main")?.inert);
    await page.keyboard.press("Escape");
    expect(await page.locator("main").evaluate((main) => (main as HTMLElement).inert)).toBe(false);
    expect(await focused()).toBe(interfaceLabels.openMenu);
    await banner().getByRole("button", { name: interfaceLabels.openMenu }).click();
    await linkTo(rowOf(otherMenu).to).click();
    await page.waitForURL(visit.url + rowOf(otherMenu).to);
    await page.waitForFunction(() => !document.querySelector("main")?.inert);
  },
);

testMenus("a phone's menu closes when the window becomes wide", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(visit.url);
  await banner().getByRole("button", { name: interfaceLabels.openMenu }).click();
  await page.waitForFunction(() => document.querySelector("main")?.inert);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForFunction(() => !document.querySelector("main")?.inert);
  await menuButton(menu).click();
  await banner().getByText(rowOf(menu).description).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  const opener = banner().getByRole("button", { name: interfaceLabels.openMenu });
  await opener.waitFor();
  expect(await opener.getAttribute("aria-expanded")).toBe("false");
});

testPages("/academy")("without JavaScript all panels are shown, and their tabs are hidden", async () => {
  const { tutorials, manuals, help } = pageOf<Queries.AcademyPageQuery>("academy");
  const plain = await visit.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  await plain.goto(`${visit.url}/academy`);
  const panels = [tutorials, manuals, help];
  for (const { heading } of panels)
    expect(await plain.getByRole("heading", { name: heading, exact: true }).isVisible()).toBe(true);
  expect(await plain.locator("[role=tab]").count()).toBe(panels.length);
  expect(await plain.getByRole("tab").filter({ visible: true }).count()).toBe(0);
});

testHeaderDemo()("without JavaScript a link to the demo form replaces its button", async () => {
  const plain = await visit.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  await plain.goto(visit.url + anyPage);
  expect(await plain.getByRole("button", { name: headerDemo }).filter({ visible: true }).count()).toBe(0);
  const link = plain.getByRole("banner").getByRole("link", { name: headerDemo }).filter({ visible: true });
  expect(await link.first().getAttribute("href")).toBe(DEMO_FORM_PATH);
});

testMenus("without JavaScript menus open on focus", async () => {
  const plain = await visit.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  await plain.goto(visit.url + anyPage);
  await menuButton(menu, plain.getByRole("banner")).focus();
  await linkTo(rowOf(menu).to, plain.getByRole("banner")).click();
  await plain.waitForURL(visit.url + rowOf(menu).to);
});

test("without JavaScript the header is opaque before the page scrolls", async () => {
  const plain = await visit.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  await plain.goto(visit.url + anyPage);
  const background = await plain.getByRole("banner").evaluate((bar) => getComputedStyle(bar).backgroundColor);
  expect(background).toBe(formatRgb(bands.ink.background));
});

testMenus("a page works in a browser that blocks storage", async () => {
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
  await menuButton(menu).click();
  await linkTo(rowOf(menu).to).click();
  await page.waitForURL(visit.url + rowOf(menu).to);
  expect(messages).toEqual([]);
});
