import type { Page } from "@playwright/test";
import { routes } from "../../../testing/routes";
import { violations } from "../../support/browser/accessibility";
import { watchPolicy } from "../../support/browser/policy";
import { waitForHydration, watchPage } from "../../../testing/site";
import { PHONE } from "../../support/viewer/viewer-page";
import { siteVisit } from "../../support/browser/site-visit";
import { contentOf } from "../../support/content/data";
import { testIf, testPages } from "../../support/content/test-if";
import { comparedDevices, decision, findComparison, plannedDevice } from "../../support/words/words-of-devices";
import { interfaceLabels } from "../../support/words/words-of-forms";
import { misspell, projects, searchedTerm } from "../../support/words/words-of-lists";
import { nameOf } from "../../support/words/words-of-navigation";

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

const RESULTS = [
  {
    result: "the finder's result",
    path: "/products/finder",
    query: decision?.answers ?? {},
    heading: decision?.device ?? "",
  },
  {
    result: "the planner's result",
    path: "/products/planner",
    query: { rooms: "40", units: "imperial" },
    heading: plannedDevice,
  },
  {
    result: "the search result list",
    path: "/search",
    query: { q: searchedTerm?.name ?? "" },
    heading: searchedTerm ? nameOf("/academy/glossary") : "",
  },
];

describe.each(RESULTS)("on a phone, $result", ({ path, query, heading }) => {
  testIf(routes.includes(path) && heading !== "", `The site has no page ${path}, or no result to show on it.`)(
    "fits the screen and has no axe or policy violations",
    async () => {
      const { page, faults } = await open(`${path}?${String(new URLSearchParams(query))}`);
      await page.getByRole("main").getByRole("heading", { name: heading, exact: true }).first().waitFor();
      expect(await violations(page, "main")).toEqual([]);
      expect(await width(page)).toBe(390);
      expect(await faults()).toEqual([]);
    },
  );
});

const comparison = findComparison();

testIf(
  routes.includes("/products/compare") && comparedDevices.length > 2 && comparison !== undefined,
  "The site has no comparison of three devices.",
)("on a phone, the comparison scrolls inside its region, and its row headers stay visible", async () => {
  const { caption } = contentOf<Queries.ComparePage>("pages/compare.json").labels;
  const { page, faults } = await open("/products/compare?show=differences");
  const frame = page.getByRole("main").getByRole("region", { name: caption });
  const scrolled = await frame.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
    return element.scrollLeft;
  });
  expect(scrolled).toBeGreaterThan(100);
  const header = page.getByRole("rowheader", { name: comparison?.different[0] ?? "", exact: true });
  expect((await header.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  expect(await violations(page, "main")).toEqual([]);
  expect(await width(page)).toBe(390);
  expect(await faults()).toEqual([]);
});

testIf(routes.includes("/search") && searchedTerm !== undefined, "The site has no search that finds a term.")(
  "on a phone, the search opens from the header, shows results despite a typing error, and opens a result",
  async () => {
    const { name = "", path = "" } = searchedTerm ?? {};
    const { page, faults } = await open("/contact");
    await page.getByRole("banner").getByRole("link", { name: interfaceLabels.search, exact: true }).tap();
    const dialog = page.getByRole("dialog", { name: interfaceLabels.search });
    await dialog.getByRole("searchbox").fill(misspell(name));
    const found = dialog.getByRole("link", { name, exact: true });
    await found.waitFor();
    expect(await violations(page, "dialog")).toEqual([]);
    expect(await width(page)).toBe(390);
    await found.tap();
    await page.waitForURL(visit.url + path);
    await dialog.waitFor({ state: "detached" });
    expect(await faults()).toEqual([]);
  },
);

testPages("/search", "/showcase")("a project from the search results is visible on the showcase", async () => {
  const { id, title } = projects.at(-1) ?? { id: "", title: "" };
  const { headings } = contentOf<Queries.SearchPage>("pages/search.json");
  const { page } = await open(`/search?${String(new URLSearchParams({ q: title }))}`);
  await page.getByRole("region", { name: headings.project }).getByRole("link", { name: title, exact: true }).click();
  const card = page.getByRole("main").getByRole("button", { name: title, exact: true });
  await page.waitForURL(`**/showcase#${id}`);
  await page.waitForFunction((anchor) => {
    const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity;
    return top >= 0 && top < innerHeight / 2;
  }, id);
  expect(await card.isVisible()).toBe(true);
});
