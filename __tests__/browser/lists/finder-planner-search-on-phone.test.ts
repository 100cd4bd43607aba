import type { Page } from "playwright-core";
import { violations } from "../../support/browser/accessibility";
import { watchPolicy } from "../../support/browser/policy";
import { waitForHydration, watchPage } from "../../../testing/site";
import { PHONE } from "../../support/browser/viewer-page";
import { siteVisit } from "../../support/browser/site-visit";

const visit = siteVisit();

/** Opens a page on a phone, and collects its messages and policy violations. */
async function open(path: string): Promise<{ page: Page; faults: () => Promise<string[]> }> {
  const page = await visit.newVisitor({ ...PHONE, reducedMotion: "reduce" });
  const [messages, policyViolations] = [watchPage(page, visit.url), await watchPolicy(page)];
  await page.goto(visit.url + path);
  await waitForHydration(page);
  return { page, faults: async () => [...messages, ...(await policyViolations())] };
}

const width = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

test.each([
  ["the finder's result", "/products/finder?subject=plants&size=large&need=measure&result=model", "META"],
  ["the planner's result", "/products/planner?rooms=40&units=imperial", "PRO"],
  ["the search result list", "/search?q=point+cloud", "Glossary"],
])("on a phone, %s fits the screen and has no axe or policy violations", async (_part, path, heading) => {
  const { page, faults } = await open(path);
  await page.getByRole("main").getByRole("heading", { name: heading, exact: true }).first().waitFor();
  expect(await violations(page, "main")).toEqual([]);
  expect(await width(page)).toBe(390);
  expect(await faults()).toEqual([]);
});

test("on a phone, the comparison scrolls inside its region, and its row headers stay visible", async () => {
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

test("on a phone, the search opens from the header, shows results despite a typing error, and opens a result", async () => {
  const { page, faults } = await open("/products");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).tap();
  const dialog = page.getByRole("dialog", { name: "Search" });
  await dialog.getByRole("searchbox").fill("water damge");
  const found = dialog.getByRole("link", { name: /water damage/i }).first();
  await found.waitFor();
  expect(await violations(page, "dialog")).toEqual([]);
  expect(await width(page)).toBe(390);
  await found.tap();
  await page.waitForURL(({ pathname }) => pathname !== "/products");
  await dialog.waitFor({ state: "detached" });
  expect(await faults()).toEqual([]);
});

test("a project from the search results is visible on the showcase", async () => {
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
