import type { Page } from "@playwright/test";
import { KINDS } from "../../../testing/page-kinds";
import { settle, waitForFrames, waitForHydration } from "../../../testing/site";
import { expect, test } from "../../support/browser/fixtures";
import { holdRequests } from "../../support/browser/hold-requests";
import { countOf, queryOf } from "../../support/browser/lists";
import { expectPosition, followLink, scrollBy } from "../../support/browser/scroll-position";
import { skipWithoutPages } from "../../support/browser/skips";
import { contentOf } from "../../support/content/data";
import { comparedDevices, decision, findComparison } from "../../support/words/words-of-devices";
import {
  articleNarrowing,
  industryName,
  manualNarrowing,
  partialChoice,
  projects,
  studies,
  articles,
} from "../../support/words/words-of-lists";

const PHONE = { width: 390, height: 844 };

/** Opens a page whose content is complete. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
}

/** A search that finds many documents of the site. */
const SEARCH_URL = `/search${queryOf({ q: comparedDevices.at(-1)?.name ?? "" })}`;
const { value: industry = "", count: studiesLeft = 0 } = partialChoice(studies.map((study) => study.industry)) ?? {};

// Pages differ in the content that they render after hydration, and screens in the height of that content. Here each page
// is tested on both screens; the tests below cover each way of returning on both screens.
const PAGES: readonly (readonly [path: string, distance: number])[] = [
  [SEARCH_URL, 1200],
  ["/search", 1500],
  [`/case-studies${queryOf({ industry })}`, 500],
  [`/blog${queryOf({ q: articleNarrowing?.query ?? "" })}`, 600],
  [`/showcase${queryOf({ category: projects[0]?.category ?? "" })}`, 500],
  [`/academy${queryOf({ tab: "manuals", q: manualNarrowing?.query ?? "" })}`, 400],
  ["/academy?tab=help", 1200],
  ["/academy/glossary", 1500],
  ["/marketplace?tab=services", 1000],
  ["/developers?tab=reference", 1200],
  ["/platform", 1200],
  [`/products/compare${queryOf({ devices: findComparison()?.slugs.join(",") ?? "" })}`, 1200],
  [`/products/finder${queryOf(decision?.answers ?? {})}`, 900],
  ["/products/planner?area=5000", 900],
  ["/products/accuracy", 900],
  [KINDS.tour || "/tours", 700],
];

for (const [path, distance] of PAGES) {
  test(`${path} keeps its scroll position after Back and Forward on a laptop and after a reload on a phone`, async ({
    page,
  }) => {
    skipWithoutPages(path.split("?")[0] ?? "");
    await open(page, path);
    const laptopPosition = await scrollBy(page, distance);
    await followLink(page);
    const secondPosition = await scrollBy(page, 100);
    await page.goBack();
    await expectPosition(page, laptopPosition);
    await page.goForward();
    await expectPosition(page, secondPosition);
    await page.goBack();
    await expectPosition(page, laptopPosition);
    // The phone starts at the top, as if the page had been opened there.
    await page.evaluate(() => scrollTo(0, 0));
    await page.setViewportSize(PHONE);
    await waitForFrames(page);
    const phonePosition = await scrollBy(page, distance);
    await page.reload();
    await expectPosition(page, phonePosition);
    // Content that loads later must not change the position.
    await settle(page);
    await expectPosition(page, phonePosition);
  });
}

for (const { device, options } of [
  { device: "a laptop", options: {} },
  { device: "a phone", options: { viewport: PHONE } },
]) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    test("Back, Forward, a reload and Back from another document restore the scroll position", async ({ page }) => {
      skipWithoutPages("/search");
      await open(page, SEARCH_URL);
      const firstPosition = await scrollBy(page, 1200);
      await followLink(page);
      const secondPosition = await scrollBy(page, 100);
      await page.goBack();
      await expectPosition(page, firstPosition);
      await page.goForward();
      await expectPosition(page, secondPosition);
      await page.goBack();
      await expectPosition(page, firstPosition);
      await page.reload();
      await expectPosition(page, firstPosition);
      // Another document: the browser loads the page again.
      await page.goto("/no-such-page");
      await page.goBack();
      await expectPosition(page, firstPosition);
      await settle(page);
      await expectPosition(page, firstPosition);
    });

    test("results keep their scroll position when their index loads after the page", async ({ page }) => {
      skipWithoutPages("/search");
      await open(page, SEARCH_URL);
      const results = page.locator("main .found").first();
      await expect(results).toBeVisible();
      const firstPosition = await scrollBy(page, 1200);
      const releaseIndex = await holdRequests(page, "**/search.json");
      const requested = page.waitForRequest("**/search.json");
      await page.reload();
      await waitForHydration(page);
      await requested;
      await waitForFrames(page);
      expect(await results.count()).toBe(0);
      releaseIndex();
      await expectPosition(page, firstPosition);
      await followLink(page);
      await page.goBack();
      await expectPosition(page, firstPosition);
    });

    test("Back to a list that was filtered on the page restores its scroll position", async ({ page }) => {
      skipWithoutPages("/case-studies");
      test.skip(studiesLeft === 0, "The site has no case studies of two industries.");
      const { labels } = contentOf<Queries.CaseStudiesPage>("pages/case-studies.json");
      const main = page.getByRole("main");
      await page.goto("/case-studies");
      await waitForHydration(page);
      await main.getByRole("button", { name: industryName(industry), exact: true }).click();
      await expect(countOf(main, labels.count, studiesLeft)).toBeVisible();
      await settle(page);
      const firstPosition = await scrollBy(page, 400);
      await followLink(page);
      await page.goBack();
      await expectPosition(page, firstPosition);
    });
  });
}

test("Back from a fragment returns to the scroll position of the link", async ({ page }) => {
  test.skip(KINDS.product === "", "The site has no product.");
  await open(page, KINDS.product);
  const { top } = await scrollBy(page, 900);
  await page.locator("main a[href^='#']").last().dispatchEvent("click");
  await page.waitForFunction((before) => scrollY > before + 100, top);
  await settle(page);
  await page.goBack();
  await page.waitForFunction((before) => scrollY === before, top);
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await page.goForward();
  await page.waitForFunction((before) => scrollY > before + 100, top);
});

test("a page that is loaded again with another query string begins at its top", async ({ page }) => {
  skipWithoutPages("/blog");
  await open(page, "/blog");
  await scrollBy(page, 1200);
  await open(page, `/blog${queryOf({ q: articleNarrowing?.query ?? articles[0]?.title ?? "" })}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("results that load late do not change the scroll position of a visitor who has scrolled in the meantime", async ({
  page,
}) => {
  skipWithoutPages("/search");
  await page.goto(SEARCH_URL);
  const results = page.locator("main .found").first();
  await expect(results).toBeVisible();
  await scrollBy(page, 1200);
  const releaseIndex = await holdRequests(page, "**/search.json");
  await page.reload();
  await page.mouse.wheel(0, -5000);
  await page.waitForFunction(() => scrollY === 0);
  releaseIndex();
  await expect(results).toBeVisible();
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
