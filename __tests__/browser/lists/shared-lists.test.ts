import type { Locator, Page } from "@playwright/test";
import { waitForHydration } from "../../../testing/site";
import { expect, test } from "../../support/browser/fixtures";
import { holdRequests } from "../../support/browser/hold-requests";
import { countOf, queryOf } from "../../support/browser/lists";
import { startOf } from "../../support/browser/page-text";
import { contentOf } from "../../support/content/data";
import { articleNarrowing } from "../../support/words/words-of-lists";

test.describe("the blog", () => {
  test.skip(articleNarrowing === undefined, "The site has no blog with articles of two categories with a common word.");
  const { query, choice, result } = articleNarrowing ?? { query: "", choice: "", result: { path: "" } };
  const { labels } = contentOf<Queries.BlogPage>("pages/blog.json");
  const searchOf = (page: Page): Locator => page.getByPlaceholder(labels.searchPlaceholder);
  const pressed = (page: Page, name: string): Locator =>
    page.getByRole("main").getByRole("button", { name, exact: true, pressed: true });

  test("a search is in the URL, opens for another visitor, and is restored after an article", async ({
    page,
    newVisitor,
  }) => {
    const main = page.getByRole("main");
    const expectResult = async (of: Page): Promise<void> => {
      await expect(countOf(of, labels.count, 1)).toBeVisible();
      const link = of.getByRole("main").getByRole("link", { name: startOf(labels.readArticle) });
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAttribute("href", result.path);
      await expect(searchOf(of)).toHaveValue(query);
      await expect(of.getByRole("button", { pressed: true })).toHaveText([choice]);
    };
    await page.goto("/blog");
    await waitForHydration(page);
    await searchOf(page).fill(query);
    await expect(main.getByRole("heading", { name: labels.searchResults })).toBeVisible();
    await expect(page).toHaveURL(`/blog${queryOf({ q: query })}`);
    await main.getByRole("button", { name: choice, exact: true }).click();
    await expect(page).toHaveURL(`/blog${queryOf({ q: query, category: choice })}`);
    await expectResult(page);

    const other = await newVisitor();
    await other.goto(page.url());
    await expectResult(other);

    await main.getByRole("link", { name: startOf(labels.readArticle) }).click();
    await expect(page).toHaveURL(result.path);
    await page.goBack();
    await expectResult(page);
    await page.goBack();
    await expect(pressed(page, labels.all)).toBeVisible();
    await expect(page).toHaveURL(`/blog${queryOf({ q: query })}`);
  });

  test("search text and a filter that are entered before hydration are applied after it", async ({ page }) => {
    const releaseScript = await holdRequests(page, "**/app-*.js");
    await page.goto("/blog");
    const main = page.getByRole("main");
    await searchOf(page).fill(query);
    await main.getByRole("button", { name: choice, exact: true }).click();
    releaseScript();
    await expect(main.getByRole("heading", { name: labels.searchResults })).toBeVisible();
    await expect(pressed(page, choice)).toBeVisible();
    await expect(page).toHaveURL(`/blog${queryOf({ q: query, category: choice })}`);
    await expect(searchOf(page)).toHaveValue(query);
  });
});
