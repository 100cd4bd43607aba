import type { Locator, Page } from "@playwright/test";
import { KINDS } from "../../../testing/page-kinds";
import { waitForHydration } from "../../../testing/site";
import { expect, test } from "../../support/browser/fixtures";
import { skipWithoutHeaderDemo, skipWithoutPages } from "../../support/browser/skips";
import { contentOf } from "../../support/content/data";
import { interfaceLabels } from "../../support/words/words-of-forms";
import { headerDemo, headerLink, headingOf } from "../../support/words/words-of-navigation";

// Each test makes a part of a page fail: a browser API throws, as with broken extensions and old browsers, or a response
// lacks data.

/** Another page, which the header links to. */
const OTHER_PATH = headerLink?.to ?? "";
const skipWithoutOtherPage = (): void => test.skip(headerLink === undefined, "The header has no link to a page.");

declare global {
  interface Window {
    /** Whether `Intl.PluralRules` throws. */
    arePluralRulesBroken: boolean;
  }
}

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await waitForHydration(page);
};
/** Follows a link of the header, which may be in a closed menu. */
const follow = (page: Page, path: string): Promise<void> =>
  page.locator(`header a[href="${path}"]`).first().dispatchEvent("click");
const failed = (page: Page): Locator => page.getByText(interfaceLabels.sectionFailed);
const expectOtherPage = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1, name: headingOf(OTHER_PATH) })).toBeVisible();
  await expect(failed(page)).toHaveCount(0);
};

test.describe("a section of the planner", () => {
  const planner = contentOf<Queries.PlannerPage>("pages/planner.json");

  /** Opens the planner, which uses `Intl.PluralRules` on each render. @param areBroken whether it throws from the start */
  async function openPlanner(page: Page, areBroken: boolean): Promise<void> {
    skipWithoutPages("/products/planner");
    await page.addInitScript((isThrowing) => {
      window.arePluralRulesBroken = isThrowing;
      const { prototype } = Intl.PluralRules;
      const { select } = prototype;
      prototype.select = function (count: number) {
        if (window.arePluralRulesBroken) throw new Error("No plurals");
        return select.call(this, count);
      };
    }, areBroken);
    await open(page, "/products/planner");
  }

  async function expectRestOfPage(page: Page): Promise<void> {
    await expect(failed(page)).toHaveCount(1);
    for (const part of ["banner", "contentinfo"] as const) await expect(page.getByRole(part)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(planner.seo.title);
  }

  test("that throws during hydration is replaced with a sentence, and rendered again after navigation", async ({
    page,
  }) => {
    skipWithoutOtherPage();
    await openPlanner(page, true);
    await expectRestOfPage(page);
    await follow(page, OTHER_PATH);
    await expectOtherPage(page);
    await page.evaluate(() => (window.arePluralRulesBroken = false));
    await page.goBack();
    await expect(page.getByRole("main").getByRole("heading", { name: planner.labels.inputs })).toBeVisible();
    await expect(failed(page)).toHaveCount(0);
  });

  test("that throws after hydration is replaced with a sentence and a button that reloads the page", async ({
    page,
  }) => {
    await openPlanner(page, false);
    await expect(failed(page)).toHaveCount(0);
    await page.evaluate(() => (window.arePluralRulesBroken = true));
    await page.locator("main input[name=rooms]").fill("41");
    await expectRestOfPage(page);
    await page.getByRole("button", { name: interfaceLabels.reload }).click();
    await expect(failed(page)).toHaveCount(0);
    await waitForHydration(page);
    await expect(failed(page)).toHaveCount(0);
  });
});

test("without data that its component requires, a page is replaced with a sentence, and the header opens another", async ({
  page,
}) => {
  skipWithoutPages("/products");
  skipWithoutOtherPage();
  await page.route("**/page-data/products/page-data.json", async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { data: { page: unknown } } };
    data.result.data.page = null;
    await route.fulfill({ response, json: data });
  });
  await open(page, OTHER_PATH);
  await follow(page, "/products");
  await expect(failed(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  await follow(page, OTHER_PATH);
  await expectOtherPage(page);
});

test("when dialogs throw, a notice replaces that of a form, and the search page opens", async ({ page }) => {
  skipWithoutPages("/search");
  skipWithoutHeaderDemo();
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error("No dialogs");
    };
  });
  await open(page, "/");
  await page.getByRole("banner").getByRole("button", { name: headerDemo, exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: interfaceLabels.search, exact: true }).click();
  await expect(page).toHaveURL("/search");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("when the viewer of a tour throws, a sentence and the start button are shown", async ({ page }) => {
  test.skip(KINDS.tour === "", "The site has no tour.");
  const tourLabels = contentOf<Queries.TourLabels>("labels/tour.json");
  await page.addInitScript(() => {
    const { prototype } = IntersectionObserver;
    const { observe } = prototype;
    prototype.observe = function (part) {
      if (part instanceof HTMLCanvasElement) throw new Error("No observer");
      observe.call(this, part);
    };
  });
  await open(page, KINDS.tour);
  await page.getByRole("button", { name: tourLabels.start }).click();
  await expect(page.getByText(tourLabels.failed)).toBeVisible();
  await expect(page.getByRole("button", { name: tourLabels.start })).toBeVisible();
  await expect(failed(page)).toHaveCount(0);
});
