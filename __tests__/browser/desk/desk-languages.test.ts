import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { hashText } from "../../../src/content/locales/texts";
import { openDesk, openForm, translationOf, type Desk } from "../../../testing/desk/desk";
import { deleteEntry, entryNames, fieldOf, renameTo } from "../../../testing/desk/desk-forms";
import { testIf } from "../../support/content/test-if";

const [language = ""] = existsSync("data/locales") ? readdirSync("data/locales") : [];
const FOLDER = `locales/${language}`;
const [product = ""] = entryNames("data", `${FOLDER}/products`);
const [project = ""] = entryNames("data", `${FOLDER}/projects`);
const test = testIf(product !== "" && project !== "", "The site has no translated product and project.");

const SOURCE = `products/${product}.json`;
const TRANSLATION = `${FOLDER}/${SOURCE}`;
const FORM = `products/entries/${product}`;

interface Translation {
  title?: string;
  $sources: Record<string, string>;
}

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(3000);
});
afterAll(() => desk.close());

const translatedField = (path: string): Locator =>
  translationOf(desk.page, language).locator(`[data-key-path="${path}"]`);
const titleInput = (): Locator => translatedField("title").locator("input");
const read = (): Translation => JSON.parse(desk.read(TRANSLATION)) as Translation;
const panel = (): Locator => desk.page.getByRole("complementary", { name: /in the content/ });

test("changing a translated text changes only its line", async () => {
  const before = desk.read(TRANSLATION);
  const { title = "" } = read();
  await openForm(desk.page, FORM);
  expect(await titleInput().inputValue()).toBe(title);
  await titleInput().fill(`${title}, neu`);
  expect(await desk.save()).toEqual([`data/${TRANSLATION}`]);
  expect(desk.read(TRANSLATION)).toBe(before.replace(`"title": "${title}"`, `"title": "${title}, neu"`));
  expect(desk.problems()).toEqual([]);
});

test("the form of a language has texts, but no figures, links and pictures", async () => {
  await openForm(desk.page, FORM);
  await titleInput().waitFor();
  await fieldOf(desk.page, "order").waitFor();
  for (const path of ["order", "draft", "image.src", "slug"]) expect(await translatedField(path).count()).toBe(0);
  await desk.page.getByRole("button", { name: "Cancel Editing" }).click();
});

test("a changed source is listed until its translation is changed, one click from its field", async () => {
  const { title = "" } = read();
  const hash = read().$sources.title;
  await openForm(desk.page, FORM);
  const source = fieldOf(desk.page, "title").locator("input");
  const newSource = `${await source.inputValue()}, new`;
  await source.fill(newSource);
  expect(await desk.save()).toEqual([`data/${SOURCE}`]);
  expect(read().$sources.title).toBe(hash);
  await panel().getByRole("link", { name: "Title" }).click();
  await desk.page.waitForFunction(
    (locale) => document.activeElement?.closest(`[data-locale="${locale}"] [data-key-path="title"]`),
    FOLDER,
  );
  await titleInput().fill(`${title}!`);
  expect(await desk.save()).toEqual([`data/${TRANSLATION}`]);
  expect(read().$sources.title).toBe(hashText(newSource));
  await panel().waitFor({ state: "hidden" });
});

test("a translation with another figure is a mistake, and an emptied text is not translated", async () => {
  const { title = "" } = read();
  await openForm(desk.page, FORM);
  await titleInput().fill(`${title} 4711`);
  await desk.save();
  expect(desk.problems()).toEqual([expect.stringContaining("title: the source does not have the number 4711")]);
  await openForm(desk.page, FORM);
  await titleInput().fill("");
  await desk.save();
  expect(read().title).toBeUndefined();
  expect(read().$sources.title).toBeUndefined();
  expect(desk.problems()).toEqual([]);
});

test("the translation follows a renamed entry, and is deleted with it", async () => {
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
