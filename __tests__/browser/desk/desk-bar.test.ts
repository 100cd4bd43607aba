import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { DESK_WIDTH_PX, formOf, openForm } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf } from "../../../testing/desk/desk-forms";
import { serveCopy, type CopyOptions } from "../../../testing/desk/serve-copy";
import { violations } from "../../support/browser/accessibility";
import { expect, test } from "../../support/desk/desk-fixtures";

const numbers = articleNumbers("data");
const [first, second] = numbers;

/** A copy with three mistakes and at least a notice. */
const WITH_MISTAKES: CopyOptions = {
  prepare(data) {
    for (const number of numbers.slice(0, 3)) {
      const path = join(data, `articles/${number}.json`);
      writeFileSync(path, readFileSync(path, "utf8").replace(/"author": "[^"]*"/, '"author": "unknown"'));
    }
  },
};

test.skip(numbers.length < 3, "The site has fewer than three articles.");
test.use({ deskHeight: 800, deskCopy: WITH_MISTAKES });

const line = (page: Page): Locator => page.locator("summary").filter({ hasText: /^3 mistakes/ });

/** Expects that the forms, the message of Sveltia and the bar are below each other. */
async function expectNoOverlap(page: Page, message?: Locator): Promise<void> {
  const edges = (locator: Locator): Promise<number[]> =>
    locator.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return [top, bottom];
    });
  const parts = [page.locator("#nc-root"), ...(message ? [message] : []), page.locator(".desk-bar")];
  const positions = (await Promise.all(parts.map(edges))).flat();
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(positions.at(-1)).toBe(page.viewportSize()?.height);
}

test("three mistakes leave the content open", async ({ browser }) => {
  const server = await serveCopy(WITH_MISTAKES);
  const page = await browser.newPage({ viewport: { width: DESK_WIDTH_PX, height: 800 } });
  await page.goto(`${server.url}/admin/`);
  await expect(line(page)).toBeVisible();
  await line(page).click();
  await expect(page.getByRole("list", { name: /^Mistakes/ })).toBeVisible();
  await page.getByRole("button", { name: "Open the content" }).click({ trial: true });
  await page.close();
  await server.close();
});

for (const width of [390, 960, DESK_WIDTH_PX]) {
  test(`the bar and messages cover no control in ${width} px`, async ({ desk: { page } }) => {
    await page.setViewportSize({ width, height: 800 });
    await openForm(page, `articles/entries/${first}`);
    await expectNoOverlap(page);
    await line(page).click();
    await expect(page.getByRole("list", { name: /^Mistakes/ }).getByRole("listitem")).toHaveCount(3);
    await expectNoOverlap(page);
    expect(await violations(page, ".desk-bar")).toEqual([]);
    await line(page).click();
    await fieldOf(page, "title").locator("input").fill("");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const show = page.getByRole("button", { name: "Show Errors" });
    await expectNoOverlap(page, page.locator(".sui.toast", { has: show }));
    await show.click();
    await expect(page.getByRole("button", { name: "Validate" })).toBeVisible();
    if (width < 768) await page.keyboard.press("Escape");
  });
}

test("a panel next to the form is closed in the next form", async ({ desk: { page } }) => {
  await openForm(page, `articles/entries/${first}`);
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Edit Address" }).click();
  const panel = page.locator("#entry-sidebar-content");
  await expect(panel.getByText("Address", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await expect(formOf(page)).toHaveCount(0);
  await openForm(page, `articles/entries/${second}`);
  await expect(fieldOf(page, "title")).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test("an incomplete new entry is reported without an error of the desk", async ({ desk: { page } }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await openForm(page, "authors/new");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Show Errors" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("the kinds are not cut, also next to the page", async ({ desk: { page } }) => {
  await page.setViewportSize({ width: 960, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty("--desk-form-width", "45%"));
  const kinds = page.getByRole("treeitem");
  await expect(kinds.last()).toBeInViewport({ ratio: 1 });
  const cut = (): Promise<(string | null)[]> =>
    kinds
      .locator(".label")
      .evaluateAll((labels) =>
        labels.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
      );
  await expect.poll(cut).toEqual([]);
});
