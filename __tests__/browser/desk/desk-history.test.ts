import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { openForm, type Desk } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf } from "../../../testing/desk/desk-forms";
import { violations } from "../../support/browser/accessibility";
import { expect, test } from "../../support/desk/desk-fixtures";
import { commitAll, createRepository } from "../../support/repository/commit";

const [number] = articleNumbers("data");
const FILE = `articles/${number}.json`;
const FORM = `articles/entries/${number}`;
const [OLD_TITLE, NEW_TITLE] = ["The earlier title", "The present title"];

/** The text of the file with one of the titles, and tags that differ too. */
const titled = (text: string, title: string): string =>
  text
    .replace(/"title": "[^"]*"/, `"title": "${title}"`)
    .replace(/"tags": \[[^\]]*\]/, title === OLD_TITLE ? '"tags": ["One", "Two", "Three"]' : '"tags": ["One", "Four"]');

test.skip(number === undefined, "The site has no article.");
test.use({
  deskHeight: 900,
  deskCopy: {
    prepare(data) {
      const root = dirname(data);
      const path = join(data, FILE);
      createRepository(root);
      const text = readFileSync(path, "utf8");
      writeFileSync(path, titled(text, OLD_TITLE));
      commitAll(root, { day: "2026-01-05", subject: "Add an article", author: "Ada" });
      writeFileSync(path, titled(text, NEW_TITLE));
      commitAll(root, { day: "2026-02-05", subject: "Rename an article", author: "Zoë" });
    },
  },
});

const buttonOf = (page: Page): Locator => page.getByRole("button", { name: "History", exact: true });
const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: "History" });
/** The button that restores the version of a day. */
const restoreOf = (page: Page, day: string): Locator =>
  dialogOf(page).getByRole("button", { name: new RegExp(`^Restore the version of ${day}, 2026`) });
const titleOf = (page: Page): Locator => fieldOf(page, "title").locator("input");

test("History lists who changed what and when, and is accessible", async ({ desk: { page } }) => {
  await expect(buttonOf(page)).toBeHidden();
  await openForm(page, FORM);
  await buttonOf(page).press("Enter");
  await expect(restoreOf(page, "Jan 5")).toBeVisible();
  const items = await dialogOf(page).locator("ol > li").allInnerTexts();
  expect(items[0]).toMatch(/^Rename an article\s+Zoë, Feb 5, 2026/);
  expect(items[0]).toContain(`Title: ${OLD_TITLE} → ${NEW_TITLE}`);
  expect(items[0]).toMatch(/Tags, second: Two → Four\s+Tags, third: Three/);
  expect(items[1]).toMatch(/^Add an article\s+Ada, Jan 5, 2026/);
  expect(await violations(page, ".desk-dialog")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
});

/** Puts the version of a day into the open form. */
async function restore({ page }: Desk, day: string, title: string): Promise<void> {
  await restoreOf(page, day).press("Enter");
  await expect(dialogOf(page)).toBeHidden();
  await expect(titleOf(page)).toHaveValue(title);
}

test("Restore puts a version into the form; once it is saved, the last commit can be restored", async ({ desk }) => {
  const { page } = desk;
  const committed = desk.read(FILE);
  await openForm(page, FORM);
  await buttonOf(page).press("Enter");
  await restore(desk, "Jan 5", OLD_TITLE);
  expect(await desk.pull()).toEqual([]);
  await buttonOf(page).click();
  await expect(dialogOf(page).getByText("The form has changes that are not saved.")).toBeVisible();
  await expect(restoreOf(page, "Jan 5")).toBeDisabled();
  await page.keyboard.press("Escape");
  // The translations are composed again for the tags of the version.
  expect(await desk.save()).toContain(`data/${FILE}`);
  expect(desk.read(FILE)).toBe(titled(committed, OLD_TITLE));

  await openForm(page, FORM);
  await expect(titleOf(page)).toHaveValue(OLD_TITLE);
  await buttonOf(page).click();
  await expect(dialogOf(page).getByText("Saved, but not committed yet")).toBeVisible();
  await restore(desk, "Feb 5", NEW_TITLE);
  expect(await desk.save()).toContain(`data/${FILE}`);
  expect(desk.read(FILE)).toContain(`"title": "${NEW_TITLE}"`);
});
