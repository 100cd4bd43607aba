import { fillPlaceholders } from "@capture/domain/placeholders";
import type { Page } from "@playwright/test";
import { waitForHydration } from "../../../testing/site";
import { violations } from "../../support/browser/accessibility";
import { expect, test } from "../../support/browser/fixtures";
import { queryOf } from "../../support/browser/lists";
import { skipWithoutPages } from "../../support/browser/skips";
import { contentOf } from "../../support/content/data";
import { comparedDevices, decision, plannedDevice } from "../../support/words/words-of-devices";
import { interfaceLabels } from "../../support/words/words-of-forms";
import { misspell, projects, searchedTerm } from "../../support/words/words-of-lists";
import { nameOf } from "../../support/words/words-of-navigation";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Violations of axe in a part of the page, and a fault if the page is wider than the screen. */
async function layoutFaults(page: Page, part: string): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return [...(await violations(page, part)), ...(width === 390 ? [] : [`The page is ${width} px wide.`])];
}

const RESULTS = [
  {
    result: "the finder's result",
    path: "/products/finder",
    query: decision?.answers ?? {},
    heading: decision?.device ?? "",
  },
  {
    result: "the planner's result",
    path: "/products/planner",
    query: { rooms: "40", units: "imperial" },
    heading: plannedDevice,
  },
  {
    result: "the search result list",
    path: "/search",
    query: { q: searchedTerm?.name ?? "" },
    heading: searchedTerm ? nameOf("/academy/glossary") : "",
  },
];

for (const { result, path, query, heading } of RESULTS) {
  test(`${result} fits the screen and has no axe or policy violations`, async ({ page, listFaults }) => {
    skipWithoutPages(path);
    test.skip(heading === "", `The page ${path} has no result to show.`);
    await open(page, path + queryOf(query));
    await expect(page.getByRole("main").getByRole("heading", { name: heading, exact: true }).first()).toBeVisible();
    expect(await layoutFaults(page, "main")).toEqual([]);
    expect(await listFaults()).toEqual([]);
  });
}

test("the comparison shows two devices, whose columns can show others, and keeps their names in view", async ({
  page,
  listFaults,
}) => {
  skipWithoutPages("/products/compare");
  test.skip(comparedDevices.length < 3, "The site has no comparison of three devices.");
  const { caption, column } = contentOf<Queries.ComparePage>("pages/compare.json").labels;
  const [first, , third] = comparedDevices;
  await open(page, "/products/compare");
  const table = page.getByRole("main").getByRole("table", { name: caption });
  const names = table.getByRole("columnheader");
  await expect(names).toHaveCount(2);
  await page.getByLabel(fillPlaceholders(column, { number: 2 })).selectOption(third?.slug ?? "");
  await expect(page).toHaveURL(`/products/compare?devices=${first?.slug}%2C${third?.slug}`);
  await expect(names.getByRole("link", { name: third?.name ?? "" })).toBeVisible();
  await table.getByRole("row").last().scrollIntoViewIfNeeded();
  await expect(names.first()).toBeInViewport();
  expect(await layoutFaults(page, "main")).toEqual([]);
  expect(await listFaults()).toEqual([]);
});

test("the search opens from the header, shows results despite a typing error, and opens a result", async ({
  page,
  listFaults,
}) => {
  skipWithoutPages("/search");
  test.skip(searchedTerm === undefined, "The site has no term that the search finds.");
  const { name = "", path = "" } = searchedTerm ?? {};
  await open(page, "/contact");
  await page.getByRole("banner").getByRole("link", { name: interfaceLabels.search, exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: interfaceLabels.search });
  await dialog.getByRole("searchbox").fill(misspell(name));
  const found = dialog.getByRole("link", { name, exact: true });
  await expect(found).toBeVisible();
  expect(await layoutFaults(page, "dialog")).toEqual([]);
  await found.tap();
  await expect(page).toHaveURL(path);
  await expect(dialog).toBeHidden();
  expect(await listFaults()).toEqual([]);
});

test("a project from the search results is visible on the showcase", async ({ page }) => {
  skipWithoutPages("/search", "/showcase");
  const { id, title } = projects.at(-1) ?? { id: "", title: "" };
  const { headings } = contentOf<Queries.SearchPage>("pages/search.json");
  await open(page, `/search${queryOf({ q: title })}`);
  await page.getByRole("region", { name: headings.project }).getByRole("link", { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/showcase#${id}`);
  await page.waitForFunction((anchor) => {
    const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity;
    return top >= 0 && top < innerHeight / 2;
  }, id);
  await expect(page.getByRole("main").getByRole("button", { name: title, exact: true })).toBeVisible();
});
