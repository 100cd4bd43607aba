import { bands } from "@brand";
import { formatRgb } from "culori";
import type { Locator, Page } from "@playwright/test";
import { formatNumber, localeOf } from "@capture/domain/lib/locale";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { AMOUNT_RANGES } from "../../../src/features/tools/planner/planner-fields";
import { anyPage, site } from "../../../testing/routes";
import { waitForHydration } from "../../../testing/site";
import { violations } from "../../support/browser/accessibility";
import { expect, test } from "../../support/browser/fixtures";
import { queryOf } from "../../support/browser/lists";
import { patternOf, startOf } from "../../support/browser/page-text";
import { skipWithoutPages } from "../../support/browser/skips";
import { contentOf } from "../../support/content/data";
import { pageOf } from "../../support/content/pages";
import { decision, comparedDevices, findComparison, plannedTime } from "../../support/words/words-of-devices";
import { interfaceLabels } from "../../support/words/words-of-forms";
import { findLinkedTerm, misspell, searchedTerm, studies, UNKNOWN_WORD } from "../../support/words/words-of-lists";
import { nameOf } from "../../support/words/words-of-navigation";

test.use({ reducedMotion: "reduce" });

const mainOf = (page: Page): Locator => page.getByRole("main");

const { device, reason } = decision ?? { answers: {}, device: "", reason: "" };
const skipWithoutFinder = (): void => {
  skipWithoutPages("/products/finder");
  test.skip(decision === undefined, "The finder has no answers that suggest one device and rule out another.");
};
const { name: termName = "", path: termPath = "" } = searchedTerm ?? {};
const skipWithoutTerm = (): void => {
  skipWithoutPages("/search");
  test.skip(searchedTerm === undefined, "The site has no term that the search finds.");
};

test.describe("the planner", () => {
  test("reads its input from the URL and rejects invalid input", async ({ page }) => {
    skipWithoutPages("/products/planner");
    const { labels } = pageOf<Queries.PlannerPageQuery>("planner");
    const { min, max } = AMOUNT_RANGES.rooms;
    const [from = "", to = ""] = [min, max].map((limit) => formatNumber(limit, localeOf(site)));
    const main = mainOf(page);
    await page.goto("/products/planner?rooms=40&units=imperial");
    await main.getByText(labels.formulas, { exact: true }).first().click();
    await expect(main.getByText(patternOf(plannedTime(40))).first()).toBeVisible();
    await main.getByRole("textbox", { name: labels.rooms, exact: true }).fill("x");
    await expect(main.getByText(fillPlaceholders(labels.invalidWhole, { min: from, max: to }))).toBeVisible();
    expect(await violations(page, "main")).toEqual([]);
  });
});

test.describe("the search", () => {
  test("opens by keyboard, finds a misspelled word, and opens a result", async ({ page, listFaults }) => {
    skipWithoutTerm();
    await page.goto(anyPage);
    await waitForHydration(page);
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: interfaceLabels.search });
    await expect(dialog.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type(misspell(termName));
    await expect(dialog.getByRole("link", { name: termName, exact: true })).toBeVisible();
    expect(await violations(page, "dialog")).toEqual([]);
    const links = await dialog
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (let row = 0; row <= links.indexOf(termPath); row += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(termPath);
    await expect(dialog).toBeHidden();
    expect(await listFaults()).toEqual([]);
  });

  test("reads its query from the URL of the page and writes it there", async ({ page }) => {
    skipWithoutPages("/search", "/case-studies");
    test.skip(studies.length === 0, "The site has no case studies.");
    const { labels } = contentOf<Queries.SearchPage>("pages/search.json");
    const main = mainOf(page);
    await page.goto(`/search${queryOf({ q: studies[0]?.title ?? "" })}`);
    await expect(main.getByText(patternOf(labels.count))).toBeVisible();
    await expect(main.getByRole("region", { name: nameOf("/case-studies"), exact: true })).toBeVisible();
    await main.getByRole("searchbox").fill(UNKNOWN_WORD);
    await expect(main.getByText(fillPlaceholders(labels.none, { query: UNKNOWN_WORD }))).toBeVisible();
    await expect(page).toHaveURL(`/search${queryOf({ q: UNKNOWN_WORD })}`);
    expect(await violations(page, "main")).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the finder lists its rules", async ({ page }) => {
    skipWithoutFinder();
    await page.goto("/products/finder");
    await expect(page.getByRole("radio").first()).toBeHidden();
    const rules = page.locator("#rules");
    await rules.getByText(device, { exact: true }).click();
    await expect(rules.getByText(reason, { exact: true }).first()).toBeVisible();
  });

  test("the planner shows a result", async ({ page }) => {
    skipWithoutPages("/products/planner");
    await page.goto("/products/planner");
    const { labels } = pageOf<Queries.PlannerPageQuery>("planner");
    await page.getByText(labels.formulas, { exact: true }).first().click();
    await expect(page.getByText(patternOf(plannedTime())).first()).toBeVisible();
  });

  test("the search page has links to glossary terms", async ({ page }) => {
    skipWithoutTerm();
    await page.goto("/search");
    await expect(page.getByRole("link", { name: termName, exact: true })).toBeVisible();
  });
});

test("a shared comparison shows its devices, rows and units, and prints without header, buttons and footer", async ({
  page,
}) => {
  skipWithoutPages("/products/compare");
  const comparison = findComparison();
  test.skip(comparison === undefined, "No two devices are different in one row and the same in another.");
  const { slugs, different, same } = comparison ?? { slugs: [], different: [], same: "" };
  const { print } = contentOf<Queries.ComparePage>("pages/compare.json").labels;
  const main = mainOf(page);
  await page.goto(`/products/compare${queryOf({ devices: slugs.join(","), units: "imperial" })}`);
  await expect(main.getByRole("row", { name: startOf(different.join(" ")) })).toBeVisible();
  await expect(main.getByRole("rowheader", { name: same, exact: true })).toBeHidden();
  expect(await violations(page, "main")).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(main.getByRole("button", { name: print, exact: true })).toBeHidden();
  await expect(main.getByRole("table")).toHaveCSS("color", formatRgb(bands.bone.text) ?? "");
  const sheet = await page.request.get(comparedDevices[0]?.sheet ?? "");
  expect([sheet.status(), sheet.headers()["content-type"]]).toEqual([200, "application/pdf"]);
});

test("a glossary term in an article links to its explanation", async ({ page }) => {
  const linkedTerm = findLinkedTerm();
  test.skip(linkedTerm === undefined, "No article of the site contains a term of its glossary.");
  const { article = "", text = "", name = "", path = "" } = linkedTerm ?? {};
  await page.goto(article);
  await waitForHydration(page);
  await mainOf(page).locator("[data-prose]").getByRole("link", { name: text, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(path);
});
