import type { Locator, Page } from "@playwright/test";
import { hasImperialUnits } from "../../src/domain/units";
import { localeOf } from "../../src/lib/locale";
import { routes, site } from "../../testing/routes";
import { hasFocus, reach } from "../support/browser/keyboard";
import { waitForQuery, waitForHydration } from "../../testing/site";
import { patternOf, startOf } from "../support/browser/page-text";
import { siteVisit } from "../support/browser/site-visit";
import { itemsOf, pageOf } from "../support/content/pages";
import { playButton } from "../support/content/tested-entries";
import { testIf, testPages } from "../support/content/test-if";
import { comparedDevices, findComparison, plannedTime } from "../support/words/words-of-devices";
import { articles, industryName, partialChoice, studies, UNKNOWN_WORD } from "../support/words/words-of-lists";

// These tests use no mouse: only key presses move the focus.

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
});

const main = (): Locator => page.getByRole("main");
const open = async (path: string): Promise<void> => {
  await page.goto(visit.url + path, { waitUntil: "load" });
};

const LISTS = [
  {
    path: "/blog",
    choice: partialChoice(articles.map(({ category }) => category)),
    labels: pageOf<Queries.BlogPageQuery>("blog").labels,
  },
  {
    path: "/case-studies",
    choice: partialChoice(studies.map(({ industry }) => industryName(industry))),
    labels: pageOf<Queries.CaseStudiesPageQuery>("case-studies").labels,
  },
];
const testLists = testIf(
  LISTS.every(({ path, choice }) => routes.includes(path) && choice !== undefined),
  "The site does not have a blog and case studies with two categories each.",
);

testLists.each(LISTS)("$path is filtered, searched and reset", async ({ path, choice, labels }) => {
  const { searchPlaceholder: placeholder, empty, reset } = labels;
  await open(path);
  const filter = main().getByRole("button", { name: choice?.value ?? "", exact: true });
  await reach(page, filter);
  await page.keyboard.press("Space");
  await main()
    .getByRole("status")
    .getByText(new RegExp(`\\b${choice?.count}\\b`))
    .waitFor();
  expect(await filter.getAttribute("aria-pressed")).toBe("true");
  await reach(page, main().getByPlaceholder(placeholder), "Shift+Tab");
  await page.keyboard.type(UNKNOWN_WORD);
  await main().getByText(empty).waitFor();
  await reach(page, main().getByRole("button", { name: reset }));
  await page.keyboard.press("Enter");
  await main().getByRole("button", { name: reset }).waitFor({ state: "detached" });
  expect(await main().getByPlaceholder(placeholder).inputValue()).toBe("");
  expect(await filter.getAttribute("aria-pressed")).toBe("false");
});

testPages("/academy")("the arrow keys select the help center, and a question opens and closes", async () => {
  await open("/academy");
  // Arrow keys do nothing before hydration, and are not replayed after it.
  await waitForHydration(page);
  const { labels } = pageOf<Queries.AcademyPageQuery>("academy");
  await reach(page, main().getByRole("tab", { name: labels.tabTutorials }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await main().getByRole("tab", { name: labels.tabHelp, selected: true }).waitFor();
  const question = page.locator("details[name=faq] > summary").first();
  const answer = page.locator("details[name=faq]").first();
  await reach(page, question);
  await page.keyboard.press("Enter");
  expect(await answer.getAttribute("open")).not.toBeNull();
  await page.keyboard.press("Space");
  expect(await answer.getAttribute("open")).toBeNull();
});

const film = itemsOf<{ video: { title: string; poster: { alt: string } } }>("home/engine.json")[0]?.video;

testIf(film !== undefined, "The home page has no film.")(
  "Enter plays a film, and moves the focus to its player",
  async () => {
    await open("/");
    await reach(page, main().getByRole("button", { name: startOf(film ? playButton(film) : "") }));
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0);
    expect(await hasFocus(page.locator("video"))).toBe(true);
  },
);

const testImperial = testIf(
  routes.includes("/products/planner") && hasImperialUnits(localeOf(site)),
  "The site has no planner with imperial units.",
);

testImperial("the planner calculates in feet, and the URL contains its input", async () => {
  const { labels } = pageOf<Queries.PlannerPageQuery>("planner");
  await open("/products/planner");
  await reach(page, main().getByRole("button", { name: labels.imperial }));
  await page.keyboard.press("Enter");
  await reach(page, main().getByRole("textbox", { name: labels.rooms, exact: true }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("40");
  await main()
    .getByText(patternOf(plannedTime(40)))
    .waitFor();
  // The parameters may be in either order, because early input is replayed after hydration.
  await page.waitForURL(({ searchParams: query }) => query.get("units") === "imperial" && query.get("rooms") === "40");
  expect(await hasFocus(main().getByRole("textbox", { name: labels.rooms, exact: true }))).toBe(true);
});

const [differentLabel = ""] = findComparison()?.different ?? [];
const remaining = comparedDevices.filter((_, index) => index !== 1).map(({ slug }) => slug);
const testCompare = testIf(
  routes.includes("/products/compare") && remaining.length >= 2 && differentLabel !== "",
  "The site has no comparison of three devices that differ in a row.",
);

testCompare("a visitor selects devices and rows of the comparison and reaches its table", async () => {
  const { labels } = pageOf<Queries.ComparePageQuery>("compare");
  await open("/products/compare");
  // Headers are found by text, because the accessible name of a column header begins with the alt text of its picture.
  const removed = comparedDevices[1]?.name ?? "";
  const column = main()
    .getByRole("columnheader")
    .filter({ hasText: startOf(removed) });
  const row = main()
    .getByRole("rowheader")
    .filter({ hasText: startOf(differentLabel) });
  expect([await column.count(), await row.count()]).toEqual([1, 1]);
  await reach(page, main().getByRole("button", { name: removed, exact: true }));
  await page.keyboard.press("Space");
  await column.waitFor({ state: "detached" });
  await reach(page, main().getByRole("button", { name: labels.differences }));
  await page.keyboard.press("Enter");
  await waitForQuery(page, `?devices=${remaining.join("%2C")}&show=differences`);
  await reach(page, main().locator("summary", { hasText: labels.chooseRows }));
  await page.keyboard.press("Enter");
  await reach(page, main().getByRole("checkbox", { name: differentLabel, exact: true }));
  await page.keyboard.press("Space");
  await row.waitFor({ state: "detached" });
  await reach(page, main().getByRole("region", { name: labels.caption }));
});
