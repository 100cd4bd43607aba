import type { Page } from "playwright-core";
import { violations } from "../../support/browser/accessibility";
import { watchPolicy } from "../../support/browser/policy";
import { rendered, visitSite, watchPage, type Visit } from "../../../testing/site";
import { PHONE } from "../../support/browser/viewer-page";

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());
afterEach(() => visit.releasePages());

/** A page on a phone, and all that was logged or forbidden on it. */
async function open(address: string): Promise<{ page: Page; faults: () => Promise<string[]> }> {
  const page = await visit.newVisitor({ ...PHONE, reducedMotion: "reduce" });
  const [heard, breaches] = [watchPage(page, visit.address), await watchPolicy(page)];
  await page.goto(visit.address + address);
  await rendered(page);
  return { page, faults: async () => [...heard, ...(await breaches())] };
}

const width = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

test.each([
  ["the finder's suggestion", "/products/finder?subject=plants&size=large&need=measure&result=model", "META"],
  ["the plan of a place", "/products/planner?rooms=40&units=imperial", "PRO"],
  ["the search's results", "/search?q=point+cloud", "Glossary"],
])("on a phone %s fits the screen, with nothing for axe or the policy to find", async (_what, address, heading) => {
  const { page, faults } = await open(address);
  await page.getByRole("main").getByRole("heading", { name: heading, exact: true }).first().waitFor();
  expect(await violations(page, "main")).toEqual([]);
  expect(await width(page)).toBe(390);
  expect(await faults()).toEqual([]);
});

test("on a phone the comparison scrolls in its own frame, with the names of its rows in sight", async () => {
  const { page, faults } = await open("/products/compare?show=differences");
  const frame = page.getByRole("main").getByRole("region", { name: /Specifications/ });
  const scrolled = await frame.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
    return element.scrollLeft;
  });
  expect(scrolled).toBeGreaterThan(100);
  expect((await page.getByRole("rowheader", { name: "Weight", exact: true }).boundingBox())?.x).toBeGreaterThanOrEqual(
    0,
  );
  expect(await violations(page, "main")).toEqual([]);
  expect(await width(page)).toBe(390);
  expect(await faults()).toEqual([]);
});

test("on a phone the search opens from the bar, finds while one types, and leads there", async () => {
  const { page, faults } = await open("/products");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).tap();
  const dialog = page.getByRole("dialog", { name: "Search" });
  await dialog.getByRole("searchbox").fill("water damge");
  const found = dialog.getByRole("link", { name: /water damage/i }).first();
  await found.waitFor();
  expect(await violations(page, "dialog")).toEqual([]);
  expect(await width(page)).toBe(390);
  await found.tap();
  await page.waitForURL((address) => address.pathname !== "/products");
  await dialog.waitFor({ state: "detached" });
  expect(await faults()).toEqual([]);
});

test("a project that the search has found is in sight on the showcase", async () => {
  const { page } = await open("/search?q=museum");
  await page
    .getByRole("region", { name: "Showcase" })
    .getByRole("link", { name: "Museum Gallery Virtual Visit" })
    .click();
  const card = page.getByRole("main").getByRole("button", { name: "Museum Gallery Virtual Visit" });
  await page.waitForURL("**/showcase#museum-gallery-visit");
  await page.waitForFunction(() => {
    const top = document.getElementById("museum-gallery-visit")?.getBoundingClientRect().top ?? Infinity;
    return top >= 0 && top < innerHeight / 2;
  });
  expect(await card.isVisible()).toBe(true);
});
