import { expect, test } from "../../support/browser/fixtures";
import { startOf } from "../../support/browser/page-text";
import { contentOf } from "../../support/content/data";
import { articles } from "../../support/words/words-of-lists";

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
