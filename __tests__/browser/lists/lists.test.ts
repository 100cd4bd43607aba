import type { Page } from "playwright-core";
import { waitForHydration, waitForQuery } from "../../../testing/site";
import { siteVisit } from "../../support/browser/site-visit";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
});

const main = (): ReturnType<Page["getByRole"]> => page.getByRole("main");

describe("the showcase", () => {
  test("filters by industry, writes the filter into the URL, and Back removes it", async () => {
    await page.goto(`${visit.url}/showcase`);
    const projects = main().getByRole("article");
    expect(await projects.count()).toBe(13);
    await main().getByRole("button", { name: "Insurance" }).click();
    await main().getByRole("status").getByText("Projects: 2").waitFor();
    await waitForQuery(page, "?category=insurance");
    expect(await main().getByRole("button", { name: "Insurance" }).getAttribute("aria-pressed")).toBe("true");
    await page.goBack();
    await main().getByRole("status").getByText("Projects: 13").waitFor();
  });

  test("applies the filter of a shared URL, and shows a sentence when nothing matches", async () => {
    await page.goto(`${visit.url}/showcase?category=aec`);
    await main().getByRole("status").getByText("Projects: 3").waitFor();
    await page.goto(`${visit.url}/showcase?category=space-travel`);
    await main().getByText("No projects found in this category.").waitFor();
    await main().getByRole("button", { name: "View all projects" }).click();
    await main().getByRole("status").getByText("Projects: 13").waitFor();
    await waitForQuery(page, "");
    expect(await main().getByRole("article").count()).toBe(13);
  });

  test("a project opens in a dialog with links, which closes by its button, Escape and the backdrop", async () => {
    await page.goto(`${visit.url}/showcase`);
    const card = main().getByRole("button", { name: "Tower Site Walkthrough" });
    const modal = page.getByRole("dialog", { name: "Tower Site Walkthrough" });
    await card.click();
    expect(await modal.getByRole("link", { name: /^View 3D Tour/ }).getAttribute("target")).toBe("_blank");
    expect(await modal.getByRole("link", { name: "Case Study" }).getAttribute("href")).toBe("/case-studies");
    await modal.getByRole("button", { name: "Close" }).click();
    await modal.waitFor({ state: "detached" });
    expect(await card.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await modal.waitFor();
    await page.keyboard.press("Escape");
    await modal.waitFor({ state: "detached" });
    await card.click();
    await modal.waitFor();
    await page.mouse.click(5, 5);
    await modal.waitFor({ state: "detached" });
  });
});

describe("the case studies", () => {
  test("search and industry combine, are restored on the way back from a case study, and can be reset", async () => {
    await page.goto(`${visit.url}/case-studies`);
    const search = main().getByPlaceholder("Search case studies...");
    await main().getByRole("button", { name: "Insurance" }).click();
    await main().getByRole("status").getByText("Case studies: 3").waitFor();
    await search.fill("restoration firm");
    await waitForQuery(page, "?industry=insurance&q=restoration+firm");
    await main().getByRole("status").getByText("Case studies: 1").waitFor();
    await main()
      .getByRole("link", { name: /^Read Full Case Study/ })
      .first()
      .click();
    await page.waitForURL(`${visit.url}/case-studies/6`);
    await page.goBack();
    await main().getByRole("status").getByText("Case studies: 1").waitFor();
    expect(await search.inputValue()).toBe("restoration firm");
    await search.fill("zeppelin");
    await main().getByText("No case studies found").waitFor();
    await main().getByText("“zeppelin”").waitFor();
    await main().getByRole("button", { name: "Reset Filters" }).click();
    await main().getByRole("status").getByText("Case studies: 11").waitFor();
    await waitForQuery(page, "");
    await main().getByRole("link", { name: "Contact Sales" }).click();
    await page.waitForURL(`${visit.url}/contact`);
  });

  test("a case study opens the demo form and links to sales and to the list", async () => {
    await page.goto(`${visit.url}/case-studies/1`);
    await main().getByRole("button", { name: "Request Demo" }).first().click();
    await page.getByRole("dialog", { name: "Request a Demo" }).waitFor();
    await page.keyboard.press("Escape");
    expect(await main().getByRole("link", { name: "Contact Sales" }).first().getAttribute("href")).toBe("/contact");
    await main().getByRole("link", { name: "Back to Case Studies" }).click();
    await page.waitForURL(`${visit.url}/case-studies`);
  });
});

describe("the blog", () => {
  const heading = (name: string): ReturnType<Page["getByRole"]> => main().getByRole("heading", { name, level: 2 });

  test("shows the featured block only when neither a search nor a category is set", async () => {
    await page.goto(`${visit.url}/blog`);
    await heading("Featured Articles").waitFor();
    await heading("Recent Articles").waitFor();
    expect(
      await main()
        .getByRole("link", { name: /^Read article/ })
        .count(),
    ).toBe(15);
    await main().getByPlaceholder("Search articles...").fill("RTK");
    await heading("Search Results").waitFor();
    expect(await heading("Featured Articles").count()).toBe(0);
    await main().getByPlaceholder("Search articles...").fill("");
    await main().getByRole("button", { name: "Company News" }).click();
    await heading("Company News Articles").waitFor();
    await main().getByRole("status").getByText("Articles: 3").waitFor();
    await main().getByPlaceholder("Search articles...").fill("xyzzy");
    await main().getByText("No articles found").waitFor();
    await main().getByRole("button", { name: "Reset Filters" }).click();
    await heading("Featured Articles").waitFor();
  });

  test("an article links to related articles of its category and to the list", async () => {
    await page.goto(`${visit.url}/blog/7`);
    const related = page.getByRole("region", { name: "Related Articles" }).getByRole("link", { name: /^Read article/ });
    expect(await related.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      "/blog/8",
      "/blog/9",
    ]);
    await main().getByRole("link", { name: "Back to Blog" }).click();
    await page.waitForURL(`${visit.url}/blog`);
  });
});

describe("the academy", () => {
  test("shares search and category between tutorials and manuals", async () => {
    await page.goto(`${visit.url}/academy`);
    await waitForHydration(page);
    const search = main().getByPlaceholder("Search tutorials, manuals, or FAQs...");
    const panel = (): ReturnType<Page["getByRole"]> => main().getByRole("tabpanel");
    expect(await panel().getByRole("article").count()).toBe(6);
    await panel().getByRole("button", { name: "Hardware" }).click();
    const sixth = panel().getByRole("article").nth(5);
    await sixth.waitFor({ state: "detached" });
    expect(await panel().getByRole("article").count()).toBeLessThan(6);
    await main().getByRole("tab", { name: "Manuals" }).click();
    expect(await panel().getByRole("button", { name: "Hardware" }).getAttribute("aria-pressed")).toBe("true");
    await search.fill("zeppelin");
    await panel().getByText("No manuals found matching your search.").waitFor();
    await main().getByRole("tab", { name: "Tutorials" }).click();
    await panel().getByText("No tutorials found matching your search.").waitFor();
    await panel().getByRole("button", { name: "Reset Filters" }).click();
    await sixth.waitFor();
    expect(await panel().getByRole("article").count()).toBe(6);
    expect(await search.inputValue()).toBe("");
  });

  test("opens one question at a time and closes it again; the ways to get help are links", async () => {
    await page.goto(`${visit.url}/academy?tab=help`);
    const open = (): Promise<number> => page.locator("details[name=faq][open]").count();
    const questions = page.locator("details[name=faq] > summary");
    expect(await questions.count()).toBe(6);
    await questions.nth(0).click();
    await questions.nth(1).click();
    expect(await open()).toBe(1);
    await questions.nth(1).click();
    expect(await open()).toBe(0);
    for (const name of [/^Submit a Ticket/, /^Browse Knowledge Base/]) {
      expect(await main().getByRole("link", { name }).getAttribute("target")).toBe("_blank");
    }
    await main().getByRole("link", { name: "Chat With Support" }).click();
    await page.waitForURL(`${visit.url}/support`);
  });
});

test.each([
  { path: "/marketplace", tabs: ["Tools", "Services"] },
  { path: "/developers", tabs: ["Guides", "API Reference", "Examples"] },
  { path: "/platform", tabs: ["Space Content", "Space Experience", "Space Tailoring"] },
])("the arrow keys select the tabs of $path", async ({ path, tabs }) => {
  await page.goto(visit.url + path);
  await waitForHydration(page);
  const list = main().getByRole("tablist");
  expect(await list.getByRole("tab").allTextContents()).toEqual(tabs);
  const selected = (): ReturnType<Page["getByRole"]> => list.getByRole("tab", { selected: true });
  expect(await selected().textContent()).toBe(tabs[0]);
  await selected().focus();
  await page.keyboard.press("ArrowRight");
  expect(await selected().textContent()).toBe(tabs[1]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(tabs[1]);
  await page.keyboard.press("End");
  expect(await selected().textContent()).toBe(tabs.at(-1));
});
