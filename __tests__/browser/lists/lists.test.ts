import type { Locator, Page } from "@playwright/test";
import { FEATURED_COUNT } from "../../../src/features/articles/article-index";
import { fillPlaceholders } from "../../../src/domain/placeholders";
import { routes } from "../../../testing/routes";
import { waitForQuery } from "../../../testing/site";
import { startOf } from "../../support/browser/page-text";
import { siteVisit } from "../../support/browser/site-visit";
import { contentOf } from "../../support/content/data";
import { testIf, testPages } from "../../support/content/test-if";
import { actionsIn, interfaceLabels, wordsOf } from "../../support/words/words-of-forms";
import {
  articles,
  industryName,
  partialChoice,
  projects,
  studies,
  studyNarrowing,
  UNKNOWN_WORD,
} from "../../support/words/words-of-lists";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
});

const main = (): Locator => page.getByRole("main");
const button = (name: string): Locator => main().getByRole("button", { name, exact: true });
/** The number of results that the list announces. */
const count = (text: string, number: number): Locator =>
  main()
    .getByRole("status")
    .getByText(fillPlaceholders(text, { count: number }), { exact: true });
const hrefs = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

describe("the showcase", () => {
  const partial = partialChoice(projects.map(({ category }) => category));
  const linked = projects.find(({ tourUrl }) => tourUrl !== undefined);
  const labels = (): Queries.ShowcasePageLabels => contentOf<Queries.ShowcasePage>("pages/showcase.json").labels;
  const testFilter = testIf(
    routes.includes("/showcase") && partial !== undefined,
    "The site has no showcase with projects of two industries.",
  );

  testFilter("filters by industry, writes the filter into the URL, and Back removes it", async () => {
    const { value = "", count: left = 0 } = partial ?? {};
    await page.goto(`${visit.url}/showcase`);
    expect(await main().getByRole("article").count()).toBe(projects.length);
    const filter = button(industryName(value));
    await filter.click();
    await count(labels().count, left).waitFor();
    await waitForQuery(page, `?category=${value}`);
    expect(await filter.getAttribute("aria-pressed")).toBe("true");
    await page.goBack();
    await count(labels().count, projects.length).waitFor();
  });

  testFilter("applies the filter of a shared URL", async () => {
    const { value = "", count: left = 0 } = partial ?? {};
    await page.goto(`${visit.url}/showcase?category=${value}`);
    await count(labels().count, left).waitFor();
  });

  testPages("/showcase")("shows a sentence when nothing matches, and a button that shows all projects", async () => {
    await page.goto(`${visit.url}/showcase?category=${UNKNOWN_WORD}`);
    await main().getByText(labels().empty).waitFor();
    await button(labels().viewAll).click();
    await count(labels().count, projects.length).waitFor();
    await waitForQuery(page, "");
    expect(await main().getByRole("article").count()).toBe(projects.length);
  });

  testIf(
    routes.includes("/showcase") && routes.includes("/case-studies") && linked !== undefined,
    "The site has no case studies, or no showcase with a link to a tour.",
  )("a project opens in a dialog with links, which closes by its button, Escape and the backdrop", async () => {
    const title = linked?.title ?? "";
    await page.goto(`${visit.url}/showcase`);
    const modal = page.getByRole("dialog", { name: title });
    await button(title).click();
    const tour = modal.getByRole("link", { name: startOf(labels().viewTour) });
    expect(await tour.getAttribute("target")).toBe("_blank");
    const caseStudies = modal.getByRole("link", { name: labels().caseStudy, exact: true });
    expect(await caseStudies.getAttribute("href")).toBe("/case-studies");
    await modal.getByRole("button", { name: interfaceLabels.close, exact: true }).click();
    await modal.waitFor({ state: "detached" });
    expect(await button(title).evaluate((card) => card === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await modal.waitFor();
    await page.keyboard.press("Escape");
    await modal.waitFor({ state: "detached" });
    await button(title).click();
    await modal.waitFor();
    await page.mouse.click(5, 5);
    await modal.waitFor({ state: "detached" });
  });
});

describe("the case studies", () => {
  testIf(
    routes.includes("/case-studies") && studyNarrowing !== undefined,
    "The site has no case studies of two industries with a common word.",
  )("search and industry combine, are restored on the way back from a case study, and can be reset", async () => {
    const { labels, closing } = contentOf<Queries.CaseStudiesPage>("pages/case-studies.json");
    const { query, choice, result } = studyNarrowing ?? { query: "", choice: "", result: { path: "" } };
    await page.goto(`${visit.url}/case-studies`);
    const search = main().getByPlaceholder(labels.searchPlaceholder);
    await button(industryName(choice)).click();
    await count(labels.count, studies.filter(({ industry }) => industry === choice).length).waitFor();
    await search.fill(query);
    await waitForQuery(page, `?${String(new URLSearchParams({ industry: choice, q: query }))}`);
    await count(labels.count, 1).waitFor();
    await main()
      .getByRole("link", { name: startOf(labels.readMore) })
      .first()
      .click();
    await page.waitForURL(visit.url + result.path);
    await page.goBack();
    await count(labels.count, 1).waitFor();
    expect(await search.inputValue()).toBe(query);
    await search.fill(UNKNOWN_WORD);
    await main().getByText(labels.empty, { exact: true }).waitFor();
    await main()
      .getByText(fillPlaceholders(labels.emptyHint, { query: UNKNOWN_WORD }))
      .waitFor();
    await button(labels.reset).click();
    await count(labels.count, studies.length).waitFor();
    await waitForQuery(page, "");
    const contact = actionsIn(closing).find(({ to }) => to === "/contact");
    await main()
      .getByRole("link", { name: contact?.text ?? "", exact: true })
      .click();
    await page.waitForURL(`${visit.url}/contact`);
  });

  testIf(routes.includes("/case-studies") && studies.length > 0, "The site has no case studies.")(
    "a case study opens the demo form and links to sales and to the list",
    async () => {
      const labels = contentOf<Queries.CaseStudyLabels>("labels/case-study.json");
      await page.goto(visit.url + (studies[0]?.path ?? ""));
      await button(labels.requestDemo).first().click();
      await page.getByRole("dialog", { name: wordsOf("demo").title }).waitFor();
      await page.keyboard.press("Escape");
      const sales = main().getByRole("link", { name: labels.contactSales, exact: true }).first();
      expect(await sales.getAttribute("href")).toBe("/contact");
      await main().getByRole("link", { name: labels.back, exact: true }).click();
      await page.waitForURL(`${visit.url}/case-studies`);
    },
  );
});

describe("the blog", () => {
  const heading = (name: string): Locator => main().getByRole("heading", { name, level: 2, exact: true });
  const partial = partialChoice(articles.map(({ category }) => category));

  testIf(
    routes.includes("/blog") && partial !== undefined && articles.length > FEATURED_COUNT,
    `The site has no blog with articles of two categories, more than ${FEATURED_COUNT} in all.`,
  )("shows the featured block only when neither a search nor a category is set", async () => {
    const { labels } = contentOf<Queries.BlogPage>("pages/blog.json");
    const { value = "", count: left = 0 } = partial ?? {};
    await page.goto(`${visit.url}/blog`);
    await heading(labels.featured).waitFor();
    await heading(labels.recent).waitFor();
    expect(
      await main()
        .getByRole("link", { name: startOf(labels.readArticle) })
        .count(),
    ).toBe(articles.length);
    const search = main().getByPlaceholder(labels.searchPlaceholder);
    await search.fill(articles.at(-1)?.title ?? "");
    await heading(labels.searchResults).waitFor();
    expect(await heading(labels.featured).count()).toBe(0);
    await search.fill("");
    await button(value).click();
    await heading(fillPlaceholders(labels.categoryHeading, { category: value })).waitFor();
    await count(labels.count, left).waitFor();
    await search.fill(UNKNOWN_WORD);
    await main().getByText(labels.empty, { exact: true }).waitFor();
    await button(labels.reset).click();
    await heading(labels.featured).waitFor();
  });

  const withRelated = articles.find(({ path, category }) =>
    articles.some((other) => other.path !== path && other.category === category),
  );

  testIf(
    routes.includes("/blog") && withRelated !== undefined,
    "The site has no blog with two articles of one category.",
  )("an article links to related articles of its category and to the list", async () => {
    const labels = contentOf<Queries.ArticleLabels>("labels/article.json");
    const { path = "", category = "" } = withRelated ?? {};
    await page.goto(visit.url + path);
    const related = page
      .getByRole("region", { name: labels.related })
      .getByRole("link", { name: startOf(labels.readArticle) });
    const others = articles.filter((other) => other.category === category && other.path !== path);
    expect(await hrefs(related)).toEqual(others.slice(0, 3).map((other) => other.path));
    await main().getByRole("link", { name: labels.back, exact: true }).click();
    await page.waitForURL(`${visit.url}/blog`);
  });
});
