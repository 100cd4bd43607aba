import type { Page } from "@playwright/test";
import { assertPresent } from "../../src/lib/assert-present";
import { routes } from "../../testing/routes";
import { violations } from "../support/browser/accessibility";
import { expect, test } from "../support/browser/fixtures";
import { skipWithoutHeaderDemo, skipWithoutPages, skipWithoutProject } from "../support/browser/skips";
import { programs, project } from "../support/browser/tested-entries";
import { contentOf } from "../support/content/data";
import { itemsOf } from "../support/content/pages";
import { interfaceLabels, wordsOf } from "../support/words/words-of-forms";
import { headerDemo, navigation } from "../support/words/words-of-navigation";

// Checks dialogs, menus and tabs after a visitor has opened them. The files in pages/ check pages as they load.

const PHONE = { width: 390, height: 800 };
const DESKTOP = { width: 1280, height: 800 };

/** The menus of the header on each screen. */
const MENUS = [
  { viewport: PHONE, names: [interfaceLabels.openMenu] },
  { viewport: DESKTOP, names: navigation.menus.map(({ text }) => text) },
];

const count = (file: string): number => itemsOf(file).length;
/** The number of tabs of each page with tabs. */
const TABS: [string, number][] = [
  ["/", count("home/engine.json") + count("home/featured.json")],
  ["/academy", 3],
  ["/marketplace", 2],
  ["/developers", 3],
  ["/platform", count("platform/editing.json")],
];

// Videos do not play, because that would take most of the processor time. axe only checks their descriptions.
test.use({ reducedMotion: "reduce" });

const expectNoViolations = async (page: Page, part: string): Promise<void> =>
  expect(await violations(page, part)).toEqual([]);

test.describe("axe reports no violations", () => {
  test("with the demo dialog open, and with its errors shown", async ({ page }) => {
    skipWithoutHeaderDemo();
    await page.goto("/contact");
    await page.getByRole("banner").getByRole("button", { name: headerDemo }).click();
    const demo = wordsOf("demo");
    const dialog = page.getByRole("dialog", { name: demo.title });
    await expect(dialog.getByRole("textbox").first()).toBeVisible();
    await expectNoViolations(page, "dialog");
    await dialog.getByRole("button", { name: demo.submit }).click();
    const { message } = assertPresent(demo.inputs.find(({ required }) => required));
    const { missing } = contentOf<{ missing: string }>("labels/forms.json");
    await expect(dialog.getByText(message ?? missing, { exact: true }).first()).toBeVisible();
    await expectNoViolations(page, "dialog");
  });

  test("with a project's dialog open", async ({ page }) => {
    skipWithoutProject();
    await page.goto("/showcase");
    await page
      .getByRole("main")
      .getByRole("button", { name: project?.title ?? "" })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoViolations(page, "dialog");
  });

  test("with a partner's application open on a phone", async ({ page }) => {
    skipWithoutPages("/partners");
    await page.setViewportSize(PHONE);
    await page.goto("/partners");
    await page.getByRole("button", { name: programs[0]?.buttonText ?? "" }).click();
    await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeVisible();
    await expectNoViolations(page, "dialog");
  });

  for (const { viewport, names } of MENUS) {
    test(`with each menu open at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto("/");
      for (const name of names) {
        const button = page.getByRole("banner").getByRole("button", { name, exact: true });
        await button.click();
        await expect(page.getByRole("banner").getByRole("button", { expanded: true })).toBeVisible();
        await expectNoViolations(page, "header");
      }
    });
  }

  for (const [path, tabCount] of TABS.filter(([each]) => routes.includes(each))) {
    test(`with each tab of ${path} selected`, async ({ page }) => {
      await page.goto(path);
      const tabs = page.getByRole("tab");
      await expect(tabs).toHaveCount(tabCount);
      // The first tab is selected when the page loads.
      for (const tab of (await tabs.all()).slice(1)) {
        await tab.click();
        await expect(tab).toHaveAttribute("aria-selected", "true");
        await expectNoViolations(page, "main");
      }
    });
  }

  test("with a question of the help center open", async ({ page }) => {
    skipWithoutPages("/academy");
    await page.goto("/academy?tab=help");
    await page.locator("details[name=faq] > summary").first().click();
    await expect(page.locator("details[name=faq][open]")).toBeVisible();
    await expectNoViolations(page, "main details[open]");
  });
});
