import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/browser/fixtures";
import { countOf, queryOf } from "../../support/browser/lists";
import { startOf } from "../../support/browser/page-text";
import { skipWithoutPages, skipWithoutProject } from "../../support/browser/skips";
import { contentOf } from "../../support/content/data";
import { interfaceLabels } from "../../support/words/words-of-forms";
import {
  articles,
  industryName,
  partialChoice,
  projects,
  studies,
  studyNarrowing,
} from "../../support/words/words-of-lists";

const button = (page: Page, name: string): Locator => page.getByRole("main").getByRole("button", { name, exact: true });

test("the showcase applies the filter of a shared URL, writes another into it, and Back restores each", async ({
  page,
}) => {
  skipWithoutPages("/showcase");
  const partial = partialChoice(projects.map(({ category }) => category));
  test.skip(partial === undefined, "The showcase does not have projects of two industries.");
  const { value = "", count: left = 0 } = partial ?? {};
  const { labels } = contentOf<Queries.ShowcasePage>("pages/showcase.json");
  const filtered = countOf(page, labels.count, left);
  const filter = button(page, industryName(value));
  await page.goto(`/showcase?category=${value}`);
  await expect(filtered).toBeVisible();
  await button(page, labels.allProjects).click();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(projects.length);
  await expect(page).toHaveURL("/showcase");
  await filter.click();
  await expect(filtered).toBeVisible();
  await expect(page).toHaveURL(`/showcase?category=${value}`);
  await expect(filter).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(countOf(page, labels.count, projects.length)).toBeVisible();
  await page.goBack();
  await expect(filtered).toBeVisible();
});

test("a project opens in a dialog, which closes by its button, Escape and the backdrop", async ({ page }) => {
  skipWithoutProject();
  const title = projects[0]?.title ?? "";
  const opener = button(page, title);
  const modal = page.getByRole("dialog", { name: title });
  await page.goto("/showcase");
  await opener.click();
  await modal.getByRole("button", { name: interfaceLabels.close, exact: true }).click();
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(modal).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await opener.click();
  await expect(modal).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(modal).toBeHidden();
});

test("search and industry of the case studies combine, and are restored on the way back from one", async ({ page }) => {
  skipWithoutPages("/case-studies");
  test.skip(studyNarrowing === undefined, "The site has no case studies of two industries with a common word.");
  const { labels } = contentOf<Queries.CaseStudiesPage>("pages/case-studies.json");
  const { query, choice, result } = studyNarrowing ?? { query: "", choice: "", result: { path: "" } };
  const main = page.getByRole("main");
  const search = main.getByPlaceholder(labels.searchPlaceholder);
  await page.goto("/case-studies");
  await button(page, industryName(choice)).click();
  const ofIndustry = studies.filter(({ industry }) => industry === choice).length;
  await expect(countOf(main, labels.count, ofIndustry)).toBeVisible();
  await search.fill(query);
  await expect(page).toHaveURL(`/case-studies${queryOf({ industry: choice, q: query })}`);
  await expect(countOf(main, labels.count, 1)).toBeVisible();
  await main
    .getByRole("link", { name: startOf(labels.readMore) })
    .first()
    .click();
  await expect(page).toHaveURL(result.path);
  await page.goBack();
  await expect(countOf(main, labels.count, 1)).toBeVisible();
  await expect(search).toHaveValue(query);
});

test("an article links to related articles of its category", async ({ page }) => {
  const othersOf = ({ path, category }: (typeof articles)[number]): string[] =>
    articles.filter((other) => other.category === category && other.path !== path).map((other) => other.path);
  const article = articles.find((each) => othersOf(each).length > 0);
  test.skip(article === undefined, "The site does not have two articles of one category.");
  const labels = contentOf<Queries.ArticleLabels>("labels/article.json");
  await page.goto(article?.path ?? "");
  const related = page
    .getByRole("region", { name: labels.related })
    .getByRole("link", { name: startOf(labels.readArticle) });
  const hrefs = await related.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(article && othersOf(article).slice(0, 3));
});
