import type { Page } from "playwright-core";
import { violations } from "../support/browser/accessibility";
import { itemsOf } from "../support/content/pages";
import { siteVisit } from "../support/browser/site-visit";

// Checks dialogs, menus and tabs after a visitor has opened them. phone-pages and phone-entries check
// pages as they load on a phone, wide-pages checks one page of each kind in a wide window.

const DESKTOP_WIDTH_PX = 1280;
const PHONE_WIDTH_PX = 390;

const visit = siteVisit();

let page: Page;

// Reduced motion keeps videos from playing; playback would take most of the CPU time. axe only checks their
// descriptions.
async function open(path: string, width = DESKTOP_WIDTH_PX): Promise<void> {
  page = await visit.newPage({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
  await page.goto(visit.url + path, { waitUntil: "load" });
}

describe("axe reports no violations", () => {
  test("with the demo dialog open, and with its errors shown", async () => {
    await open("/contact");
    await page.getByRole("banner").getByRole("button", { name: "Request Demo" }).click();
    const dialog = page.getByRole("dialog", { name: "Request a Demo" });
    await dialog.getByLabel("Name *").waitFor();
    expect(await violations(page, "dialog")).toEqual([]);
    await dialog.getByRole("button", { name: "Request Demo" }).click();
    await dialog.getByText("Name must be at least 2 characters.", { exact: true }).waitFor();
    expect(await violations(page, "dialog")).toEqual([]);
  });

  test("with a project's dialog open", async () => {
    await open("/showcase");
    await page.getByRole("main").getByRole("button", { name: "Tower Site Walkthrough" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await violations(page, "dialog")).toEqual([]);
  });

  test("with a partner's application open on a phone", async () => {
    await open("/partners", PHONE_WIDTH_PX);
    await page.getByRole("button", { name: "Apply as Reseller Partner" }).click();
    await page.getByRole("dialog").getByRole("textbox").first().waitFor();
    expect(await violations(page, "dialog")).toEqual([]);
  });

  test.each([
    ["Menu", PHONE_WIDTH_PX],
    ["Products", DESKTOP_WIDTH_PX],
    ["Solutions", DESKTOP_WIDTH_PX],
  ])("with the menu %s open at %i px", async (name, width) => {
    await open("/", width);
    await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
    await page.getByRole("banner").getByRole("button", { expanded: true }).waitFor();
    expect(await violations(page, "header")).toEqual([]);
  });

  test.each([
    ["/", itemsOf("home/engine.json").length + itemsOf("home/featured.json").length],
    ["/academy", 3],
    ["/marketplace", 2],
    ["/developers", 3],
    ["/platform", itemsOf("platform/editing.json").length],
  ])("with each tab of %s selected", async (path, count) => {
    await open(path);
    const tabs = page.getByRole("tab");
    expect(await tabs.count()).toBe(count);
    // The first tab is selected when the page loads; wide-pages checks it.
    for (const tab of (await tabs.all()).slice(1)) {
      await tab.click();
      await tab.and(page.getByRole("tab", { selected: true })).waitFor();
      expect(await violations(page, "main")).toEqual([]);
    }
  });

  test("with a question of the help center open", async () => {
    await open("/academy?tab=help");
    await page.locator("details[name=faq] > summary").first().click();
    await page.locator("details[name=faq][open]").waitFor();
    expect(await violations(page, "main details[open]")).toEqual([]);
  });
});
