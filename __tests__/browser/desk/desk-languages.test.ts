import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { hashText } from "@capture/content/locales/texts";
import { openForm, translationOf, type Desk } from "../../../testing/desk/desk";
import { deleteEntry, entryNames, fieldOf, renameTo } from "../../../testing/desk/desk-forms";
import { expect, test } from "../../support/desk/desk-fixtures";

const [language = ""] = existsSync("data/locales") ? readdirSync("data/locales") : [];
const FOLDER = `locales/${language}`;
const [product = ""] = entryNames("data", `${FOLDER}/products`);
const [project = ""] = entryNames("data", `${FOLDER}/projects`);

const SOURCE = `products/${product}.json`;
const TRANSLATION = `${FOLDER}/${SOURCE}`;
const FORM = `products/entries/${product}`;

test.skip(product === "" || project === "", "The site has no translated product and project.");
test.use({ deskHeight: 3000 });

interface Translation {
  title?: string;
  $sources: Record<string, string>;
}

const translatedField = (page: Page, path: string): Locator =>
  translationOf(page, language).locator(`[data-key-path="${path}"]`);
const titleOf = (page: Page): Locator => translatedField(page, "title").locator("input");
const read = (desk: Desk): Translation => JSON.parse(desk.read(TRANSLATION)) as Translation;
/** The line with the number of notices. It opens their list. */
const noticesOf = (page: Page): Locator => page.locator("summary").filter({ hasText: /notice/ });

test("the form of a language has texts, but no figures, links and pictures; a change changes only its line", async ({
  desk,
}) => {
  const { page } = desk;
  const before = desk.read(TRANSLATION);
  const { title = "" } = read(desk);
  await openForm(page, FORM);
  await expect(titleOf(page)).toHaveValue(title);
  await expect(fieldOf(page, "order")).toBeVisible();
  for (const path of ["order", "draft", "image.src", "slug"]) await expect(translatedField(page, path)).toHaveCount(0);
  await titleOf(page).fill(`${title}, neu`);
  expect(await desk.save()).toEqual([`data/${TRANSLATION}`]);
  expect(desk.read(TRANSLATION)).toBe(before.replace(`"title": "${title}"`, `"title": "${title}, neu"`));
  expect(desk.problems()).toEqual([]);
});

test("a changed source is listed until its translation is changed, one click from its field", async ({ desk }) => {
  const { page } = desk;
  const { title = "" } = read(desk);
  const hash = read(desk).$sources.title;
  await openForm(page, FORM);
  const source = fieldOf(page, "title").locator("input");
  const newSource = `${await source.inputValue()}, new`;
  await source.fill(newSource);
  expect(await desk.save()).toEqual([`data/${SOURCE}`]);
  expect(read(desk).$sources.title).toBe(hash);
  await noticesOf(page).click();
  await page
    .getByRole("list", { name: /^Notices/ })
    .getByRole("link", { name: "Title" })
    .click();
  await expect(translatedField(page, "title").locator(":focus")).toBeVisible();
  await titleOf(page).fill(`${title}!`);
  expect(await desk.save()).toEqual([`data/${TRANSLATION}`]);
  expect(read(desk).$sources.title).toBe(hashText(newSource));
  await expect(noticesOf(page)).toBeHidden();
});

test("the translation follows a renamed entry, and is deleted with it", async ({ desk }) => {
  const before = readFileSync(join("data", FOLDER, `projects/${project}.json`), "utf8");
  await renameTo(desk.page, `projects/entries/${project}`, "renamed-project");
  const files = [project, "renamed-project"].map((name) => `projects/${name}.json`);
  const expected = [...files, ...files.map((file) => `${FOLDER}/${file}`)].map((file) => `data/${file}`).sort();
  expect(await desk.save()).toEqual(expected);
  expect(desk.read(`${FOLDER}/projects/renamed-project.json`)).toBe(before);
  const deleted = await deleteEntry(desk, "projects/entries/renamed-project");
  expect(deleted).toEqual(
    [`data/${FOLDER}/projects/renamed-project.json`, "data/projects/renamed-project.json"].sort(),
  );
});
