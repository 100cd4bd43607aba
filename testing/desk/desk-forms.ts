import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { formOf, openForm, type Desk } from "./desk";

// Actions of an editor in the forms of the desk.

/** A field of the open form, by its JSON path: `seo.title`. */
export const fieldOf = (page: Page, path: string): Locator => formOf(page).locator(`[data-key-path="${path}"]`);

/** Scrolls to a field of the open form, because Sveltia renders only the fields in the viewport. */
export async function showField(page: Page, path: string): Promise<Locator> {
  const [group = ""] = path.split(".");
  await fieldOf(page, group).scrollIntoViewIfNeeded();
  await fieldOf(page, path).scrollIntoViewIfNeeded();
  return fieldOf(page, path);
}

/**
 * Uploads a picture, and waits until Sveltia has read it. Until then, Sveltia reports a required field as empty.
 * @param savedName the file name under which Sveltia will save it
 */
export async function uploadTo(
  page: Page,
  path: string,
  name: string,
  buffer: Buffer,
  savedName: string,
): Promise<void> {
  const field = await showField(page, path);
  await field.locator("input[type=file]").first().setInputFiles({ name, mimeType: "image/png", buffer });
  await field.getByText(savedName).waitFor();
}

/** Adds items to a list of texts. */
async function addTexts(page: Page, list: string, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    await fieldOf(page, list).getByRole("button", { name: /^Add/ }).last().click();
    await fieldOf(page, `${list}.${index}`).locator("input").fill(text);
  }
}

/** The names of the entries in a folder of data/; an empty list if there is no such folder. */
export function entryNames(data: string, folder: string): string[] {
  const path = join(data, folder);
  const files = existsSync(path) ? readdirSync(path) : [];
  return files.filter((file) => file.endsWith(".json")).map((file) => file.replace(".json", ""));
}

/** The numbers of all articles in ascending order. */
export const articleNumbers = (data: string): number[] =>
  entryNames(data, "articles")
    .map(Number)
    .sort((a, b) => a - b);

/** The number that the next new article gets. */
export const nextArticle = (data: string): number => (articleNumbers(data).at(-1) ?? 0) + 1;

export const ARTICLE_TITLE = "Notes From the Desk";

/** Fills in the form of a new article with the first author and category, except for its picture. */
export async function fillArticle(page: Page): Promise<void> {
  const field = (path: string): Locator => fieldOf(page, path);
  await field("title").locator("input").fill(ARTICLE_TITLE);
  await field("excerpt").locator("textarea").fill("How the texts of this site are stored.");
  await field("content").getByRole("textbox", { name: "Text of the article" }).click();
  await page.keyboard.type("First words, & more.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("A list item");
  await field("content").getByRole("button", { name: "List", exact: true }).click();
  await field("author").getByRole("radio").first().click();
  await field("date").locator("input").first().fill("2026-01-05");
  await field("category").getByRole("radio").first().click();
  await field("image.alt").locator("textarea").fill("A wall painted green.");
  await addTexts(page, "tags", ["One", "Two"]);
  await field("seo.description")
    .locator("input, textarea")
    .first()
    .fill("A description that is long enough for search engines, and that they show completely.");
  await addTexts(page, "seo.keywords", ["one", "two", "three"]);
}

/**
 * Changes the file name of an entry in its form, without saving.
 * @param route the route of the entry, such as `articles/entries/4`
 */
export async function renameTo(page: Page, route: string, name: string): Promise<void> {
  await openForm(page, route);
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Edit Address" }).click();
  // The current name is selected.
  await page.getByRole("button", { name: "Edit Address" }).click();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
}

/**
 * Deletes an entry and pulls.
 * @returns the changed files
 */
export async function deleteEntry({ page, pull }: Desk, route: string): Promise<string[]> {
  await openForm(page, route);
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Delete Entry" }).click();
  await page.getByRole("alertdialog").or(page.getByRole("dialog")).getByRole("button", { name: "Delete" }).click();
  await formOf(page).waitFor({ state: "detached" });
  return pull();
}
