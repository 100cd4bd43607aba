import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { loadAxe } from "../../../testing/accessibility/axe-outcomes";
import { DESK_WIDTH_PX, openForm, type Desk } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf } from "../../../testing/desk/desk-forms";
import { expect, test } from "../../support/desk/desk-fixtures";
import { discardDraft, WITH_PAGE } from "../../support/desk/page-desk";

const [first, second, third] = articleNumbers("data");
const NEW_TITLE = "A Title That Is Not Saved";

test.skip(third === undefined, "The site has fewer than three articles.");
test.use({ deskHeight: 900, deskCopy: WITH_PAGE });

const siteOf = (page: Page): FrameLocator => page.frameLocator("iframe");
const titleOf = (page: Page): Locator => fieldOf(page, "title").locator("input");
const headlineOf = (page: Page): Locator => siteOf(page).getByRole("heading", { level: 1 });
const separatorOf = (page: Page): Locator => page.getByRole("separator", { name: "Width of the form" });
const buttonOf = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
const savedTitle = (desk: Desk, number: number | undefined): string =>
  (JSON.parse(desk.read(`articles/${number}.json`)) as { title: string }).title;

test("the page follows the open form, and shows and marks the text that is not saved", async ({ desk }) => {
  const { page } = desk;
  const saved = savedTitle(desk, first);
  await openForm(page, `articles/entries/${first}`);
  await expect(headlineOf(page)).toContainText(saved);
  await titleOf(page).fill(NEW_TITLE);
  await expect(headlineOf(page)).toHaveText(NEW_TITLE);
  await expect(headlineOf(page)).toHaveAttribute("data-edited-in-desk");
  await expect(headlineOf(page)).toBeInViewport();
  expect(savedTitle(desk, first)).toBe(saved);
  await discardDraft(page);
  await openForm(page, `articles/entries/${second}`);
  await expect(headlineOf(page)).toContainText(savedTitle(desk, second));
});

test("a text that the page renders later is marked when it appears", async ({ desk }) => {
  const { page } = desk;
  await openForm(page, `articles/entries/${first}`);
  await expect(headlineOf(page)).toContainText(savedTitle(desk, first));
  const parent = await headlineOf(page).evaluateHandle((element) => element.parentElement);
  const removed = await headlineOf(page).evaluateHandle((element) => (element.remove(), element));
  await titleOf(page).focus();
  await parent.evaluate((element) => element?.append("Another text"));
  await parent.evaluate((element, text) => element?.prepend(text), removed);
  await expect(headlineOf(page)).toHaveAttribute("data-edited-in-desk");
});

test("other changes reach the content that the development site shows, until they are discarded", async ({ desk }) => {
  const { page } = desk;
  const published = join(desk.data, `../published/articles/${second}.json`);
  const readTags = (): string[] => (JSON.parse(readFileSync(published, "utf8")) as { tags: string[] }).tags;
  const [firstTag, ...otherTags] = readTags();
  // Sveltia renders only the fields in the viewport.
  await page.setViewportSize({ width: DESK_WIDTH_PX, height: 3000 });
  await openForm(page, `articles/entries/${second}`);
  const sent = page.waitForResponse(
    (response) => response.url().endsWith("/admin/draft") && response.request().method() === "POST",
  );
  await fieldOf(page, "tags").getByRole("button", { name: "Reorder Item" }).first().press("ArrowDown");
  expect((await sent).ok()).toBe(true);
  expect(readTags()).toEqual([otherTags[0], firstTag, ...otherTags.slice(1)]);
  await discardDraft(page);
  expect(readTags()).toEqual([firstTag, ...otherTags]);
});

test("the page and its controls have no violations", async ({ desk: { page } }) => {
  await loadAxe(page);
  const violations = await page.evaluate(async () => {
    const context = { include: [[".desk-page"], [".desk-split"]], exclude: [["iframe"]] };
    const { violations: found } = await window.axe.run(context);
    return found.map(({ id }) => id);
  });
  expect(violations).toEqual([]);
});

test("a change with a mistake is named above the page", async ({ desk }) => {
  const { page } = desk;
  await openForm(page, `articles/entries/${third}`);
  await expect(headlineOf(page)).toContainText(savedTitle(desk, third));
  await fieldOf(page, "readTime").locator("input").fill("40");
  await expect(page.getByRole("status").getByText("Cannot be published yet: ")).toBeVisible();
});

test("the width of the form is changed with the keyboard and the pointer", async ({ desk: { page } }) => {
  const separator = separatorOf(page);
  const before = Number(await separator.getAttribute("aria-valuenow"));
  await separator.press("ArrowRight");
  await expect(separator).toHaveAttribute("aria-valuenow", String(before + 5));
  await separator.press("Home");
  await expect(separator).toHaveAttribute("aria-valuenow", (await separator.getAttribute("aria-valuemin")) ?? "");
  await separator.hover();
  await page.mouse.down();
  await page.mouse.move(700, 400, { steps: 3 });
  await page.mouse.up();
  await expect(separator).toHaveAttribute("aria-valuenow", "50");
});

test("the page has the width of a phone or a laptop, and can be hidden", async ({ desk: { page } }) => {
  const innerWidth = (): Promise<number | undefined> =>
    page.evaluate(() => document.querySelector("iframe")?.contentWindow?.innerWidth);
  await expect.poll(innerWidth).toBe(1280);
  await buttonOf(page, "Phone").click();
  await expect(buttonOf(page, "Phone")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(innerWidth).toBe(390);
  await buttonOf(page, "Laptop").click();
  await buttonOf(page, "Hide page").click();
  await expect(separatorOf(page)).toBeHidden();
  await buttonOf(page, "Show page").press("Enter");
  await expect(separatorOf(page)).toBeVisible();
});
