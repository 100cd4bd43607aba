import type { Locator, Page } from "@playwright/test";
import { hasImperialUnits } from "@capture/domain/imperial-regions";
import { localeOf } from "@capture/domain/lib/locale";
import { routes, site } from "../../testing/routes";
import { waitForHydration, waitForQuery } from "../../testing/site";
import { expect, test } from "../support/browser/fixtures";
import { reach } from "../support/browser/input/keyboard";
import { patternOf, startOf } from "../support/browser/page-text";
import { skipWithoutPages } from "../support/browser/skips";
import { playButton } from "../support/browser/tested-entries";
import { itemsOf, pageOf } from "../support/content/pages";
import { comparedDevices, findComparison, plannedTime } from "../support/words/words-of-devices";
import { interfaceLabels } from "../support/words/words-of-forms";
import { articles, industryName, partialChoice, studies, UNKNOWN_WORD } from "../support/words/words-of-lists";

// These tests use no mouse: only key presses move the focus.

const main = (page: Page): Locator => page.getByRole("main");

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

for (const { path, choice, labels } of LISTS) {
  test(`${path} is filtered, searched and reset`, async ({ page }) => {
    test.skip(
      !routes.includes(path) || choice === undefined,
      `The site has no page ${path} with entries of two categories.`,
    );
    const { searchPlaceholder: placeholder, empty, reset } = labels;
    await page.goto(path);
    const filter = main(page).getByRole("button", { name: choice?.value ?? "", exact: true });
    await reach(page, filter);
    await page.keyboard.press("Space");
    const count = new RegExp(`\\b${choice?.count}\\b`);
    await expect(main(page).getByRole("status").getByText(count)).toBeVisible();
    await expect(filter).toHaveAttribute("aria-pressed", "true");
    await reach(page, main(page).getByPlaceholder(placeholder), "Shift+Tab");
    await page.keyboard.type(UNKNOWN_WORD);
    await expect(main(page).getByText(empty)).toBeVisible();
    await reach(page, main(page).getByRole("button", { name: reset }));
    await page.keyboard.press("Enter");
    await expect(main(page).getByRole("button", { name: reset })).toHaveCount(0);
    await expect(main(page).getByPlaceholder(placeholder)).toHaveValue("");
    await expect(filter).toHaveAttribute("aria-pressed", "false");
  });
}

test("the arrow keys select the help center, and a question opens and closes", async ({ page }) => {
  skipWithoutPages("/academy");
  await page.goto("/academy");
  // Arrow keys do nothing before hydration, and are not replayed after it.
  await waitForHydration(page);
  const { labels } = pageOf<Queries.AcademyPageQuery>("academy");
  await reach(page, main(page).getByRole("tab", { name: labels.tabTutorials }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(main(page).getByRole("tab", { name: labels.tabHelp, selected: true })).toBeVisible();
  const answer = page.locator("details[name=faq]").first();
  await reach(page, answer.locator("summary"));
  await page.keyboard.press("Enter");
  await expect(answer).toHaveJSProperty("open", true);
  await page.keyboard.press("Space");
  await expect(answer).toHaveJSProperty("open", false);
});

test("Enter plays a film, and moves the focus to its pause button", async ({ page }) => {
  const film = itemsOf<{ video: { title: string; poster: { alt: string } } }>("home/engine.json")[0]?.video;
  test.skip(film === undefined, "The home page has no film.");
  await page.goto("/");
  await reach(page, main(page).getByRole("button", { name: startOf(film ? playButton(film) : "") }));
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0);
  await expect(main(page).getByRole("button", { name: interfaceLabels.pauseVideo })).toBeFocused();
});

test("the planner calculates in feet, and the URL contains its input", async ({ page }) => {
  skipWithoutPages("/products/planner");
  test.skip(!hasImperialUnits(localeOf(site)), "The site has no imperial units.");
  const { labels } = pageOf<Queries.PlannerPageQuery>("planner");
  await page.goto("/products/planner");
  await reach(page, main(page).getByRole("button", { name: labels.imperial }));
  await page.keyboard.press("Enter");
  const rooms = main(page).getByRole("textbox", { name: labels.rooms, exact: true });
  await reach(page, rooms);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("40");
  // The parameters may be in either order, because early input is replayed after hydration.
  await page.waitForURL(({ searchParams: query }) => query.get("units") === "imperial" && query.get("rooms") === "40");
  await expect(rooms).toBeFocused();
  const formulas = main(page).locator("summary").filter({ hasText: labels.formulas }).first();
  await reach(page, formulas);
  await page.keyboard.press("Enter");
  await expect(main(page).getByText(patternOf(plannedTime(40)))).toBeVisible();
});

test("a visitor selects devices and rows of the comparison and reaches its table", async ({ page }) => {
  const [differentLabel = ""] = findComparison()?.different ?? [];
  const remaining = comparedDevices.filter((_, index) => index !== 1).map(({ slug }) => slug);
  skipWithoutPages("/products/compare");
  test.skip(
    remaining.length < 2 || differentLabel === "",
    "The site has no comparison of three devices that differ in a row.",
  );
  const { labels } = pageOf<Queries.ComparePageQuery>("compare");
  await page.goto("/products/compare");
  const removed = comparedDevices[1]?.name ?? "";
  const column = main(page)
    .getByRole("columnheader")
    .filter({ hasText: startOf(removed) });
  const row = main(page)
    .getByRole("rowheader")
    .filter({ hasText: startOf(differentLabel) });
  await expect(column).toHaveCount(1);
  await expect(row).toHaveCount(1);
  await reach(page, main(page).getByRole("button", { name: removed, exact: true }));
  await page.keyboard.press("Space");
  await expect(column).toHaveCount(0);
  await reach(page, main(page).getByRole("button", { name: labels.allRows }));
  await page.keyboard.press("Enter");
  await waitForQuery(page, `?devices=${remaining.join("%2C")}&show=all`);
  await reach(page, main(page).locator("summary", { hasText: labels.chooseRows }));
  await page.keyboard.press("Enter");
  await reach(page, main(page).getByRole("checkbox", { name: differentLabel, exact: true }));
  await page.keyboard.press("Space");
  await expect(row).toHaveCount(0);
  await reach(page, main(page).getByRole("table").getByRole("link").first());
});
