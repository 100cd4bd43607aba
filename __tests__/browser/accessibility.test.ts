import type { Page } from "@playwright/test";
import { violations } from "../support/browser/accessibility";
import { assertPresent } from "../../src/lib/assert-present";
import { routes } from "../../testing/routes";
import { siteVisit } from "../support/browser/site-visit";
import { contentOf } from "../support/content/data";
import { itemsOf } from "../support/content/pages";
import { programs, project, testHeaderDemo, testPrograms, testProject } from "../support/content/tested-entries";
import { testPages } from "../support/content/test-if";
import { interfaceLabels, wordsOf } from "../support/words/words-of-forms";
import { headerDemo, navigation } from "../support/words/words-of-navigation";

// Checks dialogs, menus and tabs after a visitor has opened them. phone-pages and phone-entries check
// pages as they load on a phone, wide-pages checks one page of each kind in a wide window.

const DESKTOP_WIDTH_PX = 1280;
const PHONE_WIDTH_PX = 390;

const visit = siteVisit();

let page: Page;

const count = (file: string): number => itemsOf(file).length;
/** The number of tabs of each page with tabs. */
const TABS: [string, number][] = [
  ["/", count("home/engine.json") + count("home/featured.json")],
  ["/academy", 3],
  ["/marketplace", 2],
  ["/developers", 3],
  ["/platform", count("platform/editing.json")],
];

// Reduced motion keeps videos from playing; playback would take most of the CPU time. axe only checks their
// descriptions.
async function open(path: string, width = DESKTOP_WIDTH_PX): Promise<void> {
  page = await visit.newPage({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
  await page.goto(visit.url + path, { waitUntil: "load" });
}

describe("axe reports no violations", () => {
  testHeaderDemo()("with the demo dialog open, and with its errors shown", async () => {
    await open("/contact");
    await page.getByRole("banner").getByRole("button", { name: headerDemo }).click();
    const demo = wordsOf("demo");
    const dialog = page.getByRole("dialog", { name: demo.title });
    await dialog.getByRole("textbox").first().waitFor();
    expect(await violations(page, "dialog")).toEqual([]);
    await dialog.getByRole("button", { name: demo.submit }).click();
    const { message } = assertPresent(demo.inputs.find(({ required }) => required));
    const { missing } = contentOf<{ missing: string }>("labels/forms.json");
    await dialog
      .getByText(message ?? missing, { exact: true })
      .first()
      .waitFor();
    expect(await violations(page, "dialog")).toEqual([]);
  });

  testProject()("with a project's dialog open", async () => {
    await open("/showcase");
    await page
      .getByRole("main")
      .getByRole("button", { name: project?.title ?? "" })
      .click();
    await page.getByRole("dialog").waitFor();
    expect(await violations(page, "dialog")).toEqual([]);
  });

  testPrograms()("with a partner's application open on a phone", async () => {
    await open("/partners", PHONE_WIDTH_PX);
    await page.getByRole("button", { name: programs[0]?.buttonText ?? "" }).click();
    await page.getByRole("dialog").getByRole("textbox").first().waitFor();
    expect(await violations(page, "dialog")).toEqual([]);
  });

  test.each<[string, number]>([
    [interfaceLabels.openMenu, PHONE_WIDTH_PX],
    ...navigation.menus.map(({ text }) => [text, DESKTOP_WIDTH_PX] as [string, number]),
  ])("with the menu %s open at %i px", async (name, width) => {
    await open("/", width);
    await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
    await page.getByRole("banner").getByRole("button", { expanded: true }).waitFor();
    expect(await violations(page, "header")).toEqual([]);
  });

  test.each(TABS.filter(([path]) => routes.includes(path)))("with each tab of %s selected", async (path, tabCount) => {
    await open(path);
    const tabs = page.getByRole("tab");
    expect(await tabs.count()).toBe(tabCount);
    // The first tab is selected when the page loads; wide-pages checks it.
    for (const tab of (await tabs.all()).slice(1)) {
      await tab.click();
      await tab.and(page.getByRole("tab", { selected: true })).waitFor();
      expect(await violations(page, "main")).toEqual([]);
    }
  });

  testPages("/academy")("with a question of the help center open", async () => {
    await open("/academy?tab=help");
    await page.locator("details[name=faq] > summary").first().click();
    await page.locator("details[name=faq][open]").waitFor();
    expect(await violations(page, "main details[open]")).toEqual([]);
  });
});
