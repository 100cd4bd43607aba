import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { detailPath } from "../../../src/content/model/routes";
import { assertPresent } from "../../../src/lib/assert-present";
import { picture } from "../../support/content/content-folder";
import { testIf } from "../../support/content/test-if";
import { openDesk, openForm, AFTER_SAVE_TIMEOUT_MS, type Desk } from "../../../testing/desk/desk";
import {
  ARTICLE_TITLE,
  articleNumbers,
  deleteEntry,
  entryNames,
  fieldOf,
  fillArticle,
  nextArticle,
  renameTo,
  uploadTo,
} from "../../../testing/desk/desk-forms";

let desk: Desk;
let page: Page;
beforeAll(async () => {
  desk = await openDesk(6000);
  ({ page } = desk);
});
afterAll(() => desk.close());

/** The changed files without the translations, which follow an entry (desk-languages.test.ts). */
const ownFiles = (changed: readonly string[]): string[] => changed.filter((file) => !file.startsWith("data/locales/"));

const field = (path: string): Locator => fieldOf(page, path);
const open = (path: string): Promise<void> => openForm(page, path);
const save = (): Promise<string[]> => desk.save();

const HOME_FORM = "pages/entries/home";
const numbers = articleNumbers("data");
/** The number of an article. Tests take different ones if there are enough. */
const article = (index: number): number => numbers[index % numbers.length] ?? NaN;
const testArticle = testIf(numbers.length > 0, "The site has no article.");
const NEW_TITLE = "A Changed Title";

/** The file name of the first tour, without its extension. */
const [tourName = ""] = entryNames("data", "tours");
const TOUR = `tours/${tourName}.json`;
const TOUR_FORM = `tours/entries/${tourName}`;
const testTour = testIf(tourName !== "", "The site has no tour.");
const [projectName = ""] = entryNames("data", "projects");
const testProject = testIf(projectName !== "", "The site has no project.");

const NEXT_NUMBER = nextArticle("data");
const NEW_FILE = `articles/${NEXT_NUMBER}.json`;
const PICTURE = "images/articles/green-wall-cafe.png";

testArticle("changing a title changes only its line", async () => {
  const file = `articles/${article(0)}.json`;
  await open(`articles/entries/${article(0)}`);
  await field("title").locator("input").fill(NEW_TITLE);
  expect(await save()).toEqual([`data/${file}`]);
  const before = readFileSync(`data/${file}`, "utf8");
  expect(desk.read(file)).toBe(before.replace(/"title": "[^"]*"/, `"title": "${NEW_TITLE}"`));
  expect(desk.problems()).toEqual([]);
});

testArticle("adds an article with a picture", async () => {
  await open("articles/new");
  await field("id").getByText(String(NEXT_NUMBER), { exact: true }).waitFor();
  expect(await field("draft").getByRole("radio", { name: "Draft" }).isChecked()).toBe(true);
  await fillArticle(page);
  await field("draft").getByRole("radio", { name: "Published" }).check();
  await uploadTo(page, "image.src", "Green Wall Café.png", await picture(1200), "green-wall-cafe.png");
  expect(await save()).toEqual([`data/${NEW_FILE}`, `data/${PICTURE}`].sort());
  const categories = JSON.parse(desk.read("blog/categories.json")) as { items: string[] };
  expect(desk.read(NEW_FILE)).toBe(`{
  "$schema": "../schemas/article.schema.json",
  "id": ${NEXT_NUMBER},
  "title": "${ARTICLE_TITLE}",
  "excerpt": "How the texts of this site are stored.",
  "content": "<p>First words, &amp; more.</p><ul><li>A list item</li></ul>",
  "author": "${entryNames("data", "authors")[0]}",
  "date": "2026-01-05",
  "category": "${categories.items[0]}",
  "image": {
    "src": "${PICTURE}",
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
});

testArticle("makes an entry a draft and publishes it again", async () => {
  const number = article(2);
  const file = `articles/${number}.json`;
  const before = desk.read(file);
  const choose = async (state: string): Promise<string> => {
    await open(`articles/entries/${number}`);
    await field("draft").getByRole("radio", { name: state }).click();
    expect(await save()).toEqual([`data/${file}`]);
    return desk.read(file);
  };
  expect(await choose("Draft")).toBe(before.replace(/("id": \d+,\n)/, '$1  "draft": true,\n'));
  expect(await choose("Published")).toBe(before);
});

testTour("uploads a depth picture into the tour's folder", async () => {
  await open(TOUR_FORM);
  await field("stations").getByRole("button", { name: "Expand", exact: true }).first().click();
  const { stations } = JSON.parse(desk.read(TOUR)) as { stations: { depth: string }[] };
  const buffer = readFileSync(join("data", stations[0]?.depth ?? ""));
  const uploaded = `tours/${tourName}/uploaded-depth.png`;
  await uploadTo(page, "stations.0.depth", "Uploaded.depth.png", buffer, "uploaded-depth.png");
  expect(await save()).toEqual([`data/${TOUR}`, `data/${uploaded}`]);
  expect(desk.read(TOUR)).toContain(`"depth": "${uploaded}"`);
  expect(desk.problems()).toEqual([]);
});

testTour("offers the rooms of a tour by name", async () => {
  await open(TOUR_FORM);
  const { rooms } = JSON.parse(desk.read(TOUR)) as { rooms: { id: string; name: string }[] };
  await field("stations").getByRole("button", { name: "Expand", exact: true }).first().click();
  const room = field("stations.0.room").getByRole("combobox");
  const before = await room.inputValue();
  expect(await room.getByRole("option").allTextContents()).toEqual(rooms.map(({ name }) => name));
  const [other] = rooms.filter(({ id }) => id !== before);
  await room.selectOption(other?.name ?? "");
  expect(await save()).toEqual([`data/${TOUR}`]);
  expect(desk.problems()).toEqual([
    expect.stringMatching(`stations\\[0\\].position: this position is not inside the room “${other?.id}”`),
  ]);
  await open(TOUR_FORM);
  await field("stations").getByRole("button", { name: "Expand", exact: true }).first().click();
  await room.selectOption(before);
  await save();
  expect(desk.problems()).toEqual([]);
});

test("moves an item of a list", async () => {
  await open("site/entries/navigation");
  const links = (JSON.parse(desk.read("navigation.json")) as { legal: { text: string }[] }).legal;
  await field("legal").getByRole("button", { name: "Reorder Item" }).first().press("ArrowDown");
  expect(ownFiles(await save())).toEqual(["data/navigation.json"]);
  const moved = (JSON.parse(desk.read("navigation.json")) as { legal: { text: string }[] }).legal;
  expect(moved).toEqual([links[1], links[0], ...links.slice(2)]);
  expect(desk.problems()).toEqual([]);
});

testArticle("shows the problems of the content check until they are fixed", async () => {
  const panel = page.getByRole("complementary", { name: /mistake/ });
  const number = article(1);
  await open(`articles/entries/${number}`);
  const time = await field("readTime").locator("input").inputValue();
  await field("readTime").locator("input").fill("40");
  await save();
  await panel.waitFor();
  const { width, height } = assertPresent(await panel.boundingBox());
  // Sveltia still shows its message after the save. It must not cover the lower right corner of the panel.
  await panel.click({ position: { x: width - 24, y: height - 12 }, timeout: AFTER_SAVE_TIMEOUT_MS });
  expect(await panel.innerText()).toMatch(new RegExp(`Article ${number} › Read time\\s+The text has \\d+ words`));
  await open(HOME_FORM);
  await panel.getByRole("link", { name: `Article ${number} › Read time` }).click();
  await page.waitForFunction(() => document.activeElement?.closest('[data-key-path="readTime"]'));
  await field("readTime").locator("input").fill(time);
  await save();
  await panel.waitFor({ state: "hidden" });
});

testArticle("rejects renaming an article to a name that is not a number", async () => {
  await renameTo(page, `articles/entries/${article(4)}`, "five");
  await page.getByText("A whole number that no other entry has").waitFor();
  expect(existsSync(join(desk.data, "articles/five.json"))).toBe(false);
});

testProject("renames an entry in its file name and its field", async () => {
  await renameTo(page, `projects/entries/${projectName}`, "renamed-project");
  expect(ownFiles(await save())).toEqual(
    [`data/projects/${projectName}.json`, "data/projects/renamed-project.json"].sort(),
  );
  expect(desk.read("projects/renamed-project.json")).toContain('"id": "renamed-project"');
  expect(desk.problems()).toEqual([]);
});

testArticle("adds the old path of a renamed entry to its aliases", async () => {
  const before = article(3);
  const number = NEXT_NUMBER + 30;
  await renameTo(page, `articles/entries/${before}`, String(number));
  expect(ownFiles(await save())).toEqual([`data/articles/${before}.json`, `data/articles/${number}.json`].sort());
  expect(JSON.parse(desk.read(`articles/${number}.json`))).toMatchObject({
    id: number,
    aliases: [detailPath("Article", before)],
  });
  expect(desk.problems()).toEqual([]);
});

testArticle("deletes an article; the only remaining problem is its unused picture", async () => {
  expect(await deleteEntry(desk, `articles/entries/${NEXT_NUMBER}`)).toContain(`data/${NEW_FILE}`);
  expect(existsSync(join(desk.data, NEW_FILE))).toBe(false);
  expect(desk.problems().filter((problem) => !problem.includes(PICTURE))).toEqual([]);
});

testArticle("reports the references to a deleted entry", async () => {
  const { author } = JSON.parse(desk.read(`articles/${article(0)}.json`)) as { author: string };
  expect(ownFiles(await deleteEntry(desk, `authors/entries/${author}`))).toEqual([`data/authors/${author}.json`]);
  expect(desk.problems()).toContainEqual(
    expect.stringMatching(new RegExp(`^data/articles/${article(0)}\\.json.* no Author has the slug “${author}”`)),
  );
});
