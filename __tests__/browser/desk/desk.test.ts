import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { assertPresent } from "../../../src/lib/assert-present";
import { picture } from "../../support/content/content-folder";
import { openDesk, openForm, AFTER_SAVE_TIMEOUT_MS, type Desk } from "../../../testing/desk/desk";
import {
  ARTICLE_TITLE,
  deleteEntry,
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

const field = (path: string): Locator => fieldOf(page, path);
const open = (path: string): Promise<void> => openForm(page, path);
const save = (): Promise<string[]> => desk.save();

const NEXT_NUMBER = nextArticle("data");
const NEW_FILE = `articles/${NEXT_NUMBER}.json`;
const PICTURE = "images/articles/green-wall-cafe.png";

test("changing a title changes only its line", async () => {
  await open("articles/entries/1");
  await field("title").locator("input").fill("RTK Positioning for META");
  expect(await save()).toEqual(["data/articles/1.json"]);
  const before = readFileSync("data/articles/1.json", "utf8");
  expect(desk.read("articles/1.json")).toBe(before.replace(/"title": "[^"]*"/, '"title": "RTK Positioning for META"'));
  expect(desk.problems()).toEqual([]);
});

test("adds an article with a picture", async () => {
  await open("articles/new");
  await field("id").getByText(String(NEXT_NUMBER), { exact: true }).waitFor();
  expect(await field("draft").getByRole("radio", { name: "Draft" }).isChecked()).toBe(true);
  await fillArticle(page);
  await field("draft").getByRole("radio", { name: "Published" }).check();
  await uploadTo(page, "image.src", "Green Wall Café.png", await picture(1200), "green-wall-cafe.png");
  expect(await save()).toEqual([`data/${NEW_FILE}`, `data/${PICTURE}`].sort());
  expect(desk.read(NEW_FILE)).toBe(`{
  "$schema": "../schemas/article.schema.json",
  "id": ${NEXT_NUMBER},
  "title": "${ARTICLE_TITLE}",
  "excerpt": "How the texts of this site are stored.",
  "content": "<p>First words, &amp; more.</p><ul><li>A list item</li></ul>",
  "author": "elena-marsh",
  "date": "2026-01-05",
  "category": "Company News",
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

test("makes an entry a draft and publishes it again", async () => {
  const before = desk.read("articles/3.json");
  const choose = async (state: string): Promise<string> => {
    await open("articles/entries/3");
    await field("draft").getByRole("radio", { name: state }).click();
    expect(await save()).toEqual(["data/articles/3.json"]);
    return desk.read("articles/3.json");
  };
  expect(await choose("Draft")).toBe(before.replace(/("id": 3,\n)/, '$1  "draft": true,\n'));
  expect(await choose("Published")).toBe(before);
});

test("uploads a depth picture into the tour's folder", async () => {
  await open("tours/entries/oak-flat");
  await field("stations").getByRole("button", { name: "Expand", exact: true }).first().click();
  const buffer = readFileSync("data/tours/oak-flat/living.depth.png");
  await uploadTo(page, "stations.0.depth", "Hall.depth.png", buffer, "hall-depth.png");
  expect(await save()).toEqual(["data/tours/oak-flat.json", "data/tours/oak-flat/hall-depth.png"]);
  expect(desk.read("tours/oak-flat.json")).toContain('"depth": "tours/oak-flat/hall-depth.png"');
  expect(desk.problems()).toEqual([]);
});

test("offers the rooms of a tour by name", async () => {
  await open("tours/entries/oak-flat");
  const { rooms } = JSON.parse(desk.read("tours/oak-flat.json")) as { rooms: { id: string; name: string }[] };
  await field("stations").getByRole("button", { name: "Expand", exact: true }).first().click();
  const room = field("stations.0.room").getByRole("combobox");
  const before = await room.inputValue();
  expect(await room.getByRole("option").allTextContents()).toEqual(rooms.map(({ name }) => name));
  const [other] = rooms.filter(({ id }) => id !== before);
  await room.selectOption(other?.name ?? "");
  expect(await save()).toEqual(["data/tours/oak-flat.json"]);
  expect(desk.problems()).toEqual([
    expect.stringMatching(`stations\\[0\\].position: this position is not inside the room “${other?.id}”`),
  ]);
  await open("tours/entries/oak-flat");
  await field("stations").getByRole("button", { name: "Expand", exact: true }).first().click();
  await room.selectOption(before);
  await save();
  expect(desk.problems()).toEqual([]);
});

test("moves an item of a list", async () => {
  await open("site/entries/navigation");
  const links = (JSON.parse(desk.read("navigation.json")) as { legal: { text: string }[] }).legal;
  await field("legal").getByRole("button", { name: "Reorder Item" }).first().press("ArrowDown");
  expect(await save()).toEqual(["data/navigation.json"]);
  const moved = (JSON.parse(desk.read("navigation.json")) as { legal: { text: string }[] }).legal;
  expect(moved).toEqual([links[1], links[0], ...links.slice(2)]);
  expect(desk.problems()).toEqual([]);
});

test("shows the problems of the content check until they are fixed", async () => {
  const panel = page.getByRole("complementary", { name: /mistake/ });
  await open("articles/entries/2");
  const time = await field("readTime").locator("input").inputValue();
  await field("readTime").locator("input").fill("40");
  await save();
  await panel.waitFor();
  const { width, height } = assertPresent(await panel.boundingBox());
  // Sveltia still shows its message after the save. It must not cover the lower right corner of the panel.
  await panel.click({ position: { x: width - 24, y: height - 12 }, timeout: AFTER_SAVE_TIMEOUT_MS });
  expect(await panel.innerText()).toMatch(/Article 2 › Read time\s+The text has \d+ words/);
  await open("articles/entries/3");
  await panel.getByRole("link", { name: "Article 2 › Read time" }).click();
  await page.waitForFunction(() => document.activeElement?.closest('[data-key-path="readTime"]'));
  await field("readTime").locator("input").fill(time);
  await save();
  await panel.waitFor({ state: "hidden" });
});

test("rejects renaming an article to a name that is not a number", async () => {
  await renameTo(page, "articles/entries/5", "five");
  await page.getByText("A whole number that no other entry has").waitFor();
  expect(existsSync(join(desk.data, "articles/five.json"))).toBe(false);
});

test("renames an entry in its file name and its field", async () => {
  const name = readdirSync("data/projects")[0]?.replace(".json", "") ?? "";
  await renameTo(page, `projects/entries/${name}`, "renamed-project");
  expect(await save()).toEqual([`data/projects/${name}.json`, "data/projects/renamed-project.json"].sort());
  expect(desk.read("projects/renamed-project.json")).toContain('"id": "renamed-project"');
  expect(desk.problems()).toEqual([]);
});

test("adds the old path of a renamed entry to its aliases", async () => {
  const number = NEXT_NUMBER + 30;
  await renameTo(page, "articles/entries/4", String(number));
  expect(await save()).toEqual(["data/articles/4.json", `data/articles/${number}.json`].sort());
  expect(JSON.parse(desk.read(`articles/${number}.json`))).toMatchObject({ id: number, aliases: ["/blog/4"] });
  expect(desk.problems()).toEqual([]);
});

test("deletes an article; the only remaining problem is its unused picture", async () => {
  expect(await deleteEntry(desk, `articles/entries/${NEXT_NUMBER}`)).toContain(`data/${NEW_FILE}`);
  expect(existsSync(join(desk.data, NEW_FILE))).toBe(false);
  expect(desk.problems().filter((problem) => !problem.includes(PICTURE))).toEqual([]);
});

test("reports the references to a deleted entry", async () => {
  const { author } = JSON.parse(desk.read("articles/1.json")) as { author: string };
  expect(await deleteEntry(desk, `authors/entries/${author}`)).toEqual([`data/authors/${author}.json`]);
  expect(desk.problems()).toContainEqual(
    expect.stringMatching(new RegExp(`^data/articles/1\\.json.* no Author has the slug “${author}”`)),
  );
});
