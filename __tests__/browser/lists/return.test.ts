import type { Page } from "@playwright/test";
import { fillPlaceholders } from "../../../src/domain/placeholders";
import { KINDS } from "../../../testing/page-kinds";
import { routes } from "../../../testing/routes";
import { waitForHydration, settle, waitForFrames } from "../../../testing/site";
import { holdRequests } from "../../support/browser/hold-requests";
import { textOf, waitForText } from "../../support/browser/page-text";
import { siteVisit } from "../../support/browser/site-visit";
import { contentOf } from "../../support/content/data";
import { testIf, testPages } from "../../support/content/test-if";
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

/** A browser may round a restored position. */
const MAX_DIFFERENCE_PX = 3;

const LAPTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 } };

const visit = siteVisit();

/** The scroll position of a page and the text that it shows there. */
interface Position {
  readonly top: number;
  readonly text: string;
}

async function positionOf(page: Page): Promise<Position> {
  return { top: await page.evaluate(() => scrollY), text: await textOf(page) };
}

/** Compares text and position once the page is rendered and its fonts are loaded. */
async function expectPosition(page: Page, { top, text }: Position): Promise<void> {
  await waitForHydration(page);
  expect(await waitForText(page, text)).toBe(text);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Gatsby saves and restores positions in animation frames.
  await waitForFrames(page);
  const now = await positionOf(page);
  expect(now.text).toBe(text);
  expect(Math.abs(now.top - top)).toBeLessThanOrEqual(MAX_DIFFERENCE_PX);
}

/** Scrolls as a visitor does. A page that is too short scrolls to its end. */
async function scrollBy(page: Page, distance: number): Promise<Position> {
  const [before, max] = await page.evaluate(() => [
    Math.round(scrollY),
    document.documentElement.scrollHeight - innerHeight,
  ]);
  await page.mouse.wheel(0, distance);
  await page.waitForFunction((top) => Math.round(scrollY) === top, Math.min((before ?? 0) + distance, max ?? 0));
  await waitForFrames(page);
  return positionOf(page);
}

/** Follows a link to another page, preferably a link in view, and waits until that page is shown. */
async function followLink(page: Page): Promise<void> {
  const from = new URL(page.url()).pathname;
  const text = await textOf(page);
  await page.evaluate((path) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']:not([target])")].filter(
      ({ pathname }) => pathname !== path && !pathname.includes(".") && pathname !== "/search",
    );
    const isInView = (link: HTMLAnchorElement): boolean => {
      const { top, bottom } = link.getBoundingClientRect();
      return link.closest("main") !== null && top > 100 && bottom < innerHeight;
    };
    (links.find(isInView) ?? links[0])?.click();
  }, from);
  await page.waitForURL(({ pathname }) => pathname !== from);
  await page.waitForFunction(
    (before) => document.querySelector("main")?.innerText.replace(/\s+/g, " ") !== before,
    text,
  );
  await waitForFrames(page);
}

/** Opens a page whose content is complete. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(visit.url + path);
  await settle(page);
}

const queryOf = (values: Readonly<Record<string, string>>): string => `?${String(new URLSearchParams(values))}`;
/** A search that finds many documents of the site. */
const SEARCH_URL = `/search${queryOf({ q: comparedDevices.at(-1)?.name ?? "" })}`;
const { value: industry = "", count: studiesLeft = 0 } = partialChoice(studies.map((study) => study.industry)) ?? {};
const testSearch = testPages("/search");

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

describe.each(PAGES)("%s", (path, distance) => {
  testPages(path.split("?")[0] ?? "")(
    "keeps its scroll position after Back and Forward on a laptop and after a reload on a phone",
    async () => {
      const page = await visit.newPage(LAPTOP);
      await open(page, path);
      const laptopPosition = await scrollBy(page, distance);
      await followLink(page);
      const secondPosition = await scrollBy(page, 100);
      await page.goBack();
      await expectPosition(page, laptopPosition);
      await page.goForward();
      await expectPosition(page, secondPosition);
      await page.setViewportSize(PHONE.viewport);
      await open(page, path);
      const phonePosition = await scrollBy(page, distance);
      await page.reload();
      await expectPosition(page, phonePosition);
      // Content that loads later must not change the position.
      await settle(page);
      await expectPosition(page, phonePosition);
    },
  );
});

describe.each([
  { device: "a laptop", options: LAPTOP },
  { device: "a phone", options: PHONE },
])("on $device", ({ options }) => {
  testSearch("Back, Forward, a reload and Back from another document restore the scroll position", async () => {
    const page = await visit.newPage(options);
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
    await page.goto(`${visit.url}/no-such-page`);
    await page.goBack();
    await expectPosition(page, firstPosition);
    await settle(page);
    await expectPosition(page, firstPosition);
  });

  testSearch("results keep their scroll position when their index loads after the page", async () => {
    const page = await visit.newVisitor(options);
    await open(page, SEARCH_URL);
    const results = page.locator("main .found").first();
    await results.waitFor();
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

  testIf(routes.includes("/case-studies") && studiesLeft > 0, "The site has no case studies of two industries.")(
    "Back to a list that was filtered on the page restores its scroll position",
    async () => {
      const { labels } = contentOf<Queries.CaseStudiesPage>("pages/case-studies.json");
      const page = await visit.newPage(options);
      await page.goto(`${visit.url}/case-studies`);
      await waitForHydration(page);
      await page
        .getByRole("main")
        .getByRole("button", { name: industryName(industry), exact: true })
        .click();
      await page
        .getByRole("main")
        .getByRole("status")
        .getByText(fillPlaceholders(labels.count, { count: studiesLeft }))
        .waitFor();
      await settle(page);
      const firstPosition = await scrollBy(page, 400);
      await followLink(page);
      await page.goBack();
      await expectPosition(page, firstPosition);
    },
  );
});

testIf(KINDS.product !== "", "The site has no product.")(
  "Back from a fragment returns to the scroll position of the link",
  async () => {
    const page = await visit.newPage(LAPTOP);
    await open(page, KINDS.product);
    const firstPosition = await scrollBy(page, 900);
    await page.locator("main a[href^='#']").last().dispatchEvent("click");
    await page.waitForFunction((top) => scrollY > top + 100, firstPosition.top);
    await settle(page);
    await page.goBack();
    await page.waitForFunction((top) => scrollY === top, firstPosition.top);
    await settle(page);
    expect((await positionOf(page)).top).toBe(firstPosition.top);
    await page.goForward();
    await page.waitForFunction((top) => scrollY > top + 100, firstPosition.top);
  },
);

testPages("/blog")("a page that is loaded again with another query string begins at its top", async () => {
  const page = await visit.newPage(LAPTOP);
  await open(page, "/blog");
  await scrollBy(page, 1200);
  await open(page, `/blog${queryOf({ q: articleNarrowing?.query ?? articles[0]?.title ?? "" })}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

testSearch(
  "results that load late do not change the scroll position of a visitor who has scrolled in the meantime",
  async () => {
    const page = await visit.newVisitor(LAPTOP);
    await page.goto(visit.url + SEARCH_URL);
    const results = page.locator("main .found").first();
    await results.waitFor();
    await scrollBy(page, 1200);
    const releaseIndex = await holdRequests(page, "**/search.json");
    await page.reload();
    await page.mouse.wheel(0, -5000);
    await page.waitForFunction(() => scrollY === 0);
    releaseIndex();
    await results.waitFor();
    await settle(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);
