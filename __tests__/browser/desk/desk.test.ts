import { existsSync } from "node:fs";
import { join } from "node:path";
import { detailPath } from "@capture/content/model/routes";
import { AFTER_SAVE_TIMEOUT_MS, openForm } from "../../../testing/desk/desk";
import {
  ARTICLE_TITLE,
  articleNumbers,
  deleteEntry,
  entryNames,
  fieldOf,
  fillArticle,
  nextArticle,
  renameTo,
  showField,
  uploadTo,
} from "../../../testing/desk/desk-forms";
import { picture } from "../../support/content/content-folder";
import { expect, test } from "../../support/desk/desk-fixtures";

/** The changed files without the translations, which follow an entry (desk-languages.test.ts). */
const ownFiles = (changed: readonly string[]): string[] => changed.filter((file) => !file.startsWith("data/locales/"));

const numbers = articleNumbers("data");
/** The number of an article. Tests take different ones if there are enough. */
const article = (index: number): number => numbers[index % numbers.length] ?? NaN;

const NEXT_NUMBER = nextArticle("data");

test.use({ deskHeight: 900 });

test.describe("articles", () => {
  test.skip(numbers.length === 0, "The site has no article.");

  test("adds the old path of a renamed entry to its aliases", async ({ desk }) => {
    const before = article(3);
    const number = NEXT_NUMBER + 30;
    await renameTo(desk.page, `articles/entries/${before}`, String(number));
    expect(ownFiles(await desk.save())).toEqual(
      [`data/articles/${before}.json`, `data/articles/${number}.json`].sort(),
    );
    expect(JSON.parse(desk.read(`articles/${number}.json`))).toMatchObject({
      id: number,
      aliases: [detailPath("Article", before)],
    });
    expect(desk.problems()).toEqual([]);
  });
});

test.describe("all fields of an article", () => {
  test.skip(numbers.length === 0, "The site has no article.");
  test.use({ deskHeight: 3000 });

  test("adds an article with a picture, and deletes it, except for its picture", async ({ desk }) => {
    const { page } = desk;
    const number = nextArticle(desk.data);
    const file = `articles/${number}.json`;
    const image = "images/articles/green-wall-cafe.png";
    await openForm(page, "articles/new");
    await expect(fieldOf(page, "id").getByText(String(number), { exact: true })).toBeVisible();
    await expect(fieldOf(page, "draft").getByRole("radio", { name: "Draft" })).toBeChecked();
    await fillArticle(page);
    await fieldOf(page, "draft").getByRole("radio", { name: "Published" }).check();
    await uploadTo(page, "image.src", "Green Wall Café.png", await picture(1200), "green-wall-cafe.png");
    expect(await desk.save()).toEqual([`data/${file}`, `data/${image}`].sort());
    const categories = JSON.parse(desk.read("blog/categories.json")) as { items: string[] };
    expect(desk.read(file)).toBe(`{
  "$schema": "../schemas/article.schema.json",
  "id": ${number},
  "title": "${ARTICLE_TITLE}",
  "excerpt": "How the texts of this site are stored.",
  "content": "<p>First words, &amp; more.</p><ul><li>A list item</li></ul>",
  "author": "${entryNames("data", "authors")[0]}",
  "date": "2026-01-05",
  "category": "${categories.items[0]}",
  "image": {
    "src": "${image}",
    "alt": "A wall painted green."
  },
  "tags": ["One", "Two"],
  "seo": {
    "description": "A description that is long enough for search engines, and that they show completely.",
    "keywords": ["one", "two", "three"]
  }
}
`);
    expect(desk.problems()).toEqual([]);

    expect(await deleteEntry(desk, `articles/entries/${number}`)).toContain(`data/${file}`);
    expect(existsSync(join(desk.data, file))).toBe(false);
    expect(desk.problems().filter((problem) => !problem.includes(image))).toEqual([]);
  });

  test("shows the problems of the content check until they are fixed", async ({ desk }) => {
    const { page } = desk;
    const line = page.locator("summary").filter({ hasText: /mistake/ });
    const number = article(1);
    const time = fieldOf(page, "readTime").locator("input");
    await openForm(page, `articles/entries/${number}`);
    await showField(page, "readTime");
    const before = await time.inputValue();
    await time.fill("40");
    await desk.save();
    // Sveltia still shows its message after the save. It must not cover the line.
    await line.click({ timeout: AFTER_SAVE_TIMEOUT_MS });
    const mistakes = page.getByRole("list", { name: /^Mistakes/ });
    expect(await mistakes.innerText()).toMatch(new RegExp(`Article ${number} › Read time\\s+The text has \\d+ words`));
    await openForm(page, "pages/entries/home");
    await mistakes.getByRole("link", { name: `Article ${number} › Read time` }).click();
    await expect(time).toBeFocused();
    await time.fill(before);
    await desk.save();
    await expect(line).toBeHidden();
  });
});

test("moves an item of a list", async ({ desk }) => {
  const legalLinks = (): { text: string }[] =>
    (JSON.parse(desk.read("navigation.json")) as { legal: { text: string }[] }).legal;
  await openForm(desk.page, "site/entries/navigation");
  const links = legalLinks();
  await (await showField(desk.page, "legal")).getByRole("button", { name: "Reorder Item" }).first().press("ArrowDown");
  expect(ownFiles(await desk.save())).toEqual(["data/navigation.json"]);
  expect(legalLinks()).toEqual([links[1], links[0], ...links.slice(2)]);
  expect(desk.problems()).toEqual([]);
});
