import type { Locator, Page } from "@playwright/test";
import { fillPlaceholders } from "../../../src/domain/placeholders";
import { routes } from "../../../testing/routes";
import { waitForHydration, waitForQuery } from "../../../testing/site";
import { holdRequests } from "../../support/browser/hold-requests";
import { startOf } from "../../support/browser/page-text";
import { siteVisit } from "../../support/browser/site-visit";
import { contentOf } from "../../support/content/data";
import { pageOf } from "../../support/content/pages";
import { testIf } from "../../support/content/test-if";
import { articleNarrowing, lessonCategories, manualNarrowing, tutorials } from "../../support/words/words-of-lists";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
});

const waitForOneResult = (of: Page | Locator, countText: string): Promise<void> =>
  of
    .getByRole("status")
    .getByText(fillPlaceholders(countText, { count: 1 }), { exact: true })
    .waitFor();
const queryOf = (values: Record<string, string>): string => `?${String(new URLSearchParams(values))}`;

/** Opens the current URL as another visitor. */
async function openAsOtherVisitor(): Promise<Page> {
  const other = await visit.newVisitor({ viewport: { width: 1280, height: 800 } });
  await other.goto(page.url());
  return other;
}

describe("the blog", () => {
  const { query, choice } = articleNarrowing ?? { query: "", choice: "" };
  const { labels } = contentOf<Queries.BlogPage>("pages/blog.json");
  const testBlog = testIf(
    routes.includes("/blog") && articleNarrowing !== undefined,
    "The site has no blog with articles of two categories with a common word.",
  );

  testBlog("a search is in the URL, opens for another visitor, and is restored after an article", async () => {
    await page.goto(`${visit.url}/blog`);
    await waitForHydration(page);
    const main = page.getByRole("main");
    const search = main.getByPlaceholder(labels.searchPlaceholder);
    await search.fill(query);
    await main.getByRole("heading", { name: labels.searchResults }).waitFor();
    await waitForQuery(page, queryOf({ q: query }));
    await main.getByRole("button", { name: choice, exact: true }).click();
    await main.getByRole("button", { name: choice, exact: true, pressed: true }).waitFor();
    await waitForQuery(page, queryOf({ q: query, category: choice }));
    const articleLinks = (of: Page): Locator =>
      of.getByRole("main").getByRole("link", { name: startOf(labels.readArticle) });
    const links = (of: Page): Promise<(string | null)[]> =>
      articleLinks(of).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    await waitForOneResult(main, labels.count);
    expect(await links(page)).toEqual([articleNarrowing?.result.path]);

    const other = await openAsOtherVisitor();
    await waitForOneResult(other, labels.count);
    expect(await links(other)).toEqual(await links(page));
    expect(await other.getByPlaceholder(labels.searchPlaceholder).inputValue()).toBe(query);
    expect(await other.getByRole("button", { pressed: true }).allTextContents()).toEqual([choice]);

    await articleLinks(page).first().click();
    await page.waitForURL(`${visit.url}${articleNarrowing?.result.path}`);
    await page.goBack();
    await waitForOneResult(main, labels.count);
    expect(await search.inputValue()).toBe(query);
    await page.goBack();
    await main.getByRole("button", { name: labels.all, exact: true, pressed: true }).waitFor();
    await waitForQuery(page, queryOf({ q: query }));
  });

  testBlog("search text and a filter that are entered before hydration are applied after it", async () => {
    const releaseScript = await holdRequests(page, "**/app-*.js");
    await page.goto(`${visit.url}/blog`);
    const main = page.getByRole("main");
    const search = main.getByPlaceholder(labels.searchPlaceholder);
    await search.fill(query);
    await main.getByRole("button", { name: choice, exact: true }).click();
    releaseScript();
    await main.getByRole("heading", { name: labels.searchResults }).waitFor();
    await main.getByRole("button", { name: choice, exact: true, pressed: true }).waitFor();
    await waitForQuery(page, queryOf({ q: query, category: choice }));
    expect(await search.inputValue()).toBe(query);
  });
});

testIf(
  routes.includes("/academy") && manualNarrowing !== undefined && tutorials.length > 0,
  "The site has no academy with tutorials, and with manuals of two categories with a common word.",
)("search, category and tab of the academy are in the URL; Back removes the tab, then the category", async () => {
  const { labels } = pageOf<Queries.AcademyPageQuery>("academy");
  const { query, choice } = manualNarrowing ?? { query: "", choice: "" };
  const category = lessonCategories.find(({ id }) => id === choice)?.title ?? "";
  await page.goto(`${visit.url}/academy`);
  await waitForHydration(page);
  const main = page.getByRole("main");
  const search = main.getByPlaceholder(labels.searchPlaceholder);
  await main.getByRole("tabpanel").getByRole("button", { name: category, exact: true }).click();
  await main.getByRole("tab", { name: labels.tabManuals }).click();
  await search.fill(query);
  await waitForOneResult(main.getByRole("tabpanel"), labels.count);
  await waitForQuery(page, queryOf({ category: choice, tab: "manuals", q: query }));

  const other = await openAsOtherVisitor();
  await other.getByRole("tab", { name: labels.tabManuals, selected: true }).waitFor();
  await waitForOneResult(other.getByRole("tabpanel"), labels.count);
  expect(await other.getByPlaceholder(labels.searchPlaceholder).inputValue()).toBe(query);
  const pressed = other.getByRole("tabpanel").getByRole("button", { pressed: true });
  expect(await pressed.allTextContents()).toEqual([category]);

  await page.goBack();
  await main.getByRole("tab", { name: labels.tabTutorials, selected: true }).waitFor();
  await waitForQuery(page, queryOf({ category: choice }));
  expect(await search.inputValue()).toBe("");
  await page.goBack();
  await main.getByRole("tabpanel").getByRole("button", { name: labels.all, exact: true, pressed: true }).waitFor();
  await waitForQuery(page, "");
});
