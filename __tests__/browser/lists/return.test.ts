import type { Page } from "playwright-core";
import { KINDS } from "../../../testing/page-kinds";
import { rendered, settle, visitSite, type Visit } from "../../../testing/site";

/** The index of the site search arrives so late. Milliseconds. */
const LATE_MS = 2000;
/** A position may be rounded. */
const MAX_DIFFERENCE_PX = 3;

const LAPTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 } };

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());
afterEach(() => visit.releasePages());

interface Place {
  readonly top: number;
  readonly text: string;
}

const placeOf = (page: Page): Promise<Place> =>
  page.evaluate(() => ({ top: scrollY, text: document.querySelector("main")?.innerText.replace(/\s+/g, " ") ?? "" }));

/** Compares text and position once the page has settled. */
async function expectPlace(page: Page, { top, text }: Place): Promise<void> {
  await settle(page);
  const now = await placeOf(page);
  expect(now.text).toBe(text);
  expect(Math.abs(now.top - top)).toBeLessThanOrEqual(MAX_DIFFERENCE_PX);
}

/** Scrolls as a visitor does. */
async function scrollBy(page: Page, distance: number): Promise<Place> {
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, distance);
  await page.waitForFunction((top) => scrollY === top, before + distance);
  // Gatsby saves a position in the next frame.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  return placeOf(page);
}

/** Follows a link to another page, one in view where there is one. */
async function follow(page: Page): Promise<void> {
  const from = new URL(page.url()).pathname;
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
  await settle(page);
}

const ANSWERS = "space=plant&priority=accuracy&work=shifts&result=model";

describe.each([
  { device: "a laptop", options: LAPTOP },
  { device: "a phone", options: PHONE },
])("on $device", ({ options }) => {
  test.each([
    ["/search?q=scan", 1200],
    ["/search", 1500],
    ["/case-studies?industry=insurance", 500],
    ["/blog?q=RTK", 600],
    ["/showcase?category=aec", 500],
    ["/academy?tab=manuals&q=meta", 400],
    ["/academy?tab=help", 1200],
    ["/academy/glossary", 1500],
    ["/marketplace?tab=services", 1000],
    ["/developers?tab=reference", 1200],
    ["/platform", 1200],
    ["/products/compare?devices=pro,meta", 1200],
    [`/products/finder?${ANSWERS}`, 900],
    ["/products/planner?area=5000", 900],
    [KINDS.tour, 700],
  ])("%s is where it was left after Back, Forward and Back, and a reload", async (path, distance) => {
    const page = await visit.newPage(options);
    await page.goto(visit.address + path);
    await settle(page);
    const left = await scrollBy(page, distance);
    await follow(page);
    const other = await scrollBy(page, 100);
    await page.goBack();
    await expectPlace(page, left);
    await page.goForward();
    await expectPlace(page, other);
    await page.goBack();
    await expectPlace(page, left);
    await page.reload();
    await expectPlace(page, left);
    // Another document: the browser loads the page again.
    await page.goto(`${visit.address}/no-such-page`);
    await page.goBack();
    await expectPlace(page, left);
  });

  test("results are where they were left when their index arrives late", async () => {
    const page = await visit.newVisitor(options);
    await page.route("**/search.json", async (route) => {
      await new Promise((arrive) => setTimeout(arrive, LATE_MS));
      await route.continue();
    });
    await page.goto(`${visit.address}/search?q=scan`);
    const results = page.locator("main .found").first();
    await results.waitFor();
    const left = await scrollBy(page, 1200);
    await page.reload();
    await results.waitFor();
    await expectPlace(page, left);
    await follow(page);
    await page.goBack();
    await expectPlace(page, left);
  });

  test("a list filtered by a press is where it was left", async () => {
    const page = await visit.newPage(options);
    await page.goto(`${visit.address}/case-studies`);
    await rendered(page);
    await page.getByRole("main").getByRole("button", { name: "Insurance" }).click();
    await page.getByRole("main").getByRole("status").getByText("Case studies: 3").waitFor();
    await settle(page);
    const left = await scrollBy(page, 400);
    await follow(page);
    await page.goBack();
    await expectPlace(page, left);
  });
});

test("Back from a fragment returns to where it was followed", async () => {
  const page = await visit.newPage(LAPTOP);
  await page.goto(`${visit.address}${KINDS.product}`);
  await settle(page);
  const left = await scrollBy(page, 900);
  await page.locator("main a[href='#software']").dispatchEvent("click");
  await page.waitForFunction((top) => scrollY > top + 100, left.top);
  await settle(page);
  await page.goBack();
  await page.waitForFunction((top) => scrollY === top, left.top);
  await settle(page);
  await page.goForward();
  await page.waitForFunction((top) => scrollY > top + 100, left.top);
});

test("a page that is opened again begins at its top", async () => {
  const page = await visit.newPage(LAPTOP);
  await page.goto(`${visit.address}/blog`);
  await settle(page);
  await scrollBy(page, 1200);
  await page.goto(`${visit.address}/blog?q=scan`);
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a visitor who scrolls while results are awaited is not moved", async () => {
  const page = await visit.newVisitor(LAPTOP);
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((done) => (arrive = done));
  await page.goto(`${visit.address}/search?q=scan`);
  const results = page.locator("main .found").first();
  await results.waitFor();
  await scrollBy(page, 1200);
  await page.route("**/search.json", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.reload();
  await page.mouse.wheel(0, -5000);
  await page.waitForFunction(() => scrollY === 0);
  arrive();
  await results.waitFor();
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
