import type { Locator, Page } from "@playwright/test";
import { routes } from "../../../testing/routes";
import { waitForHydration } from "../../../testing/site";
import { startOf } from "../../support/browser/page-text";
import { siteVisit } from "../../support/browser/site-visit";
import { itemsOf, pageOf } from "../../support/content/pages";
import { testIf } from "../../support/content/test-if";
import { actionsIn } from "../../support/words/words-of-forms";
import { lessonCategories, manuals, partialChoice, tutorials, UNKNOWN_WORD } from "../../support/words/words-of-lists";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
});

const main = (): Locator => page.getByRole("main");

const { labels, assistance } = pageOf<Queries.AcademyPageQuery>("academy");
const panel = (): Locator => main().getByRole("tabpanel");
const partial = partialChoice(tutorials.map(({ category }) => category));

testIf(
  routes.includes("/academy") && partial !== undefined && manuals.length > 0,
  "The site has no academy with manuals, and with tutorials of two categories.",
)("shares search and category between tutorials and manuals", async () => {
  const { value = "", count: left = 0 } = partial ?? {};
  const category = lessonCategories.find(({ id }) => id === value)?.title ?? "";
  const filter = panel().getByRole("button", { name: category, exact: true });
  await page.goto(`${visit.url}/academy`);
  await waitForHydration(page);
  const search = main().getByPlaceholder(labels.searchPlaceholder);
  expect(await panel().getByRole("article").count()).toBe(tutorials.length);
  await filter.click();
  const last = panel()
    .getByRole("article")
    .nth(tutorials.length - 1);
  await last.waitFor({ state: "detached" });
  expect(await panel().getByRole("article").count()).toBe(left);
  await main().getByRole("tab", { name: labels.tabManuals }).click();
  expect(await filter.getAttribute("aria-pressed")).toBe("true");
  await search.fill(UNKNOWN_WORD);
  await panel().getByText(labels.emptyManuals).waitFor();
  await main().getByRole("tab", { name: labels.tabTutorials }).click();
  await panel().getByText(labels.emptyTutorials).waitFor();
  await panel().getByRole("button", { name: labels.reset }).click();
  await last.waitFor();
  expect(await panel().getByRole("article").count()).toBe(tutorials.length);
  expect(await search.inputValue()).toBe("");
});

const faqs = itemsOf("academy/faqs.json");

testIf(routes.includes("/academy") && faqs.length > 1, "The site has no academy with two questions.")(
  "opens one question at a time and closes it again; the ways to get help are links",
  async () => {
    await page.goto(`${visit.url}/academy?tab=help`);
    const open = (): Promise<number> => page.locator("details[name=faq][open]").count();
    const questions = page.locator("details[name=faq] > summary");
    expect(await questions.count()).toBe(faqs.length);
    await questions.nth(0).click();
    await questions.nth(1).click();
    expect(await open()).toBe(1);
    await questions.nth(1).click();
    expect(await open()).toBe(0);
    for (const { text, to } of actionsIn(assistance)) {
      const link = main().getByRole("link", { name: startOf(text) });
      expect([to, await link.getAttribute("href")]).toEqual([to, to]);
      expect([to, await link.getAttribute("target")]).toEqual([to, routes.includes(to) ? null : "_blank"]);
    }
  },
);
