import type { Locator, Page } from "playwright-core";
import { waitForHydration, waitForQuery } from "../../../testing/site";
import { holdRequests } from "../../support/browser/hold-requests";
import { siteVisit } from "../../support/browser/site-visit";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
});

const waitForOneResult = (of: Page | Locator): Promise<void> => of.getByRole("status").getByText(/\b1\b/).waitFor();

/** Opens the current URL as another visitor. */
async function openAsOtherVisitor(): Promise<Page> {
  const other = await visit.newVisitor({ viewport: { width: 1280, height: 800 } });
  await other.goto(page.url());
  return other;
}

test("a search of the blog is in the URL, opens for another visitor, and is restored after an article", async () => {
  await page.goto(`${visit.url}/blog`);
  await waitForHydration(page);
  const main = page.getByRole("main");
  const search = main.getByPlaceholder("Search articles...");
  await search.fill("RTK");
  await main.getByRole("heading", { name: "Search Results" }).waitFor();
  await waitForQuery(page, "?q=RTK");
  await main.getByRole("button", { name: "Product Announcements" }).click();
  await main.getByRole("button", { name: "Product Announcements", pressed: true }).waitFor();
  await waitForQuery(page, "?q=RTK&category=Product+Announcements");
  const links = (of: Page): Promise<(string | null)[]> =>
    of
      .getByRole("main")
      .getByRole("link", { name: /^Read article/ })
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  await waitForOneResult(main);
  const found = await links(page);

  const other = await openAsOtherVisitor();
  await waitForOneResult(other);
  expect(await links(other)).toEqual(found);
  expect(await other.getByPlaceholder("Search articles...").inputValue()).toBe("RTK");
  expect(await other.getByRole("button", { pressed: true }).allTextContents()).toEqual(["Product Announcements"]);

  await main
    .getByRole("link", { name: /^Read article/ })
    .first()
    .click();
  await page.waitForURL(`${visit.url}${found[0]}`);
  await page.goBack();
  await waitForOneResult(main);
  expect(await search.inputValue()).toBe("RTK");
  await page.goBack();
  await main.getByRole("button", { name: "All", exact: true, pressed: true }).waitFor();
  await waitForQuery(page, "?q=RTK");
});

test("search, category and tab of the academy are in the URL; Back removes the tab, then the category", async () => {
  await page.goto(`${visit.url}/academy`);
  await waitForHydration(page);
  const main = page.getByRole("main");
  const search = "Search tutorials, manuals, or FAQs...";
  await main.getByRole("tabpanel").getByRole("button", { name: "Hardware" }).click();
  await main.getByRole("tab", { name: "Manuals" }).click();
  await main.getByPlaceholder(search).fill("meta");
  await waitForOneResult(main.getByRole("tabpanel"));
  await waitForQuery(page, "?category=hardware&tab=manuals&q=meta");

  const other = await openAsOtherVisitor();
  await other.getByRole("tab", { name: "Manuals", selected: true }).waitFor();
  await waitForOneResult(other.getByRole("tabpanel"));
  expect(await other.getByPlaceholder(search).inputValue()).toBe("meta");
  expect(await other.getByRole("tabpanel").getByRole("button", { pressed: true }).allTextContents()).toEqual([
    "Hardware",
  ]);

  await page.goBack();
  await main.getByRole("tab", { name: "Tutorials", selected: true }).waitFor();
  await waitForQuery(page, "?category=hardware");
  expect(await main.getByPlaceholder(search).inputValue()).toBe("");
  await page.goBack();
  await main.getByRole("tabpanel").getByRole("button", { name: "All", pressed: true }).waitFor();
  await waitForQuery(page, "");
});

test("search text and a filter that are entered before hydration are applied after it", async () => {
  const releaseScript = await holdRequests(page, "**/app-*.js");
  await page.goto(`${visit.url}/blog`);
  const main = page.getByRole("main");
  await main.getByPlaceholder("Search articles...").fill("RTK");
  await main.getByRole("button", { name: "Product Announcements" }).click();
  releaseScript();
  await main.getByRole("heading", { name: "Search Results" }).waitFor();
  await main.getByRole("button", { name: "Product Announcements", pressed: true }).waitFor();
  await page.waitForURL("**/blog?q=RTK&category=Product+Announcements");
  expect(await main.getByPlaceholder("Search articles...").inputValue()).toBe("RTK");
});
