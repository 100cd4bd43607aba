import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { openDesk, openForm, type Desk } from "../../testing/desk/desk";
import { fieldOf } from "../../testing/desk/desk-forms";
import { main } from "../lib/main";

/** Where docs/editing.md looks for its pictures. */
const FOLDER = "docs/editing";
/** Height of the window in pixels. The desk is 1400 wide. */
const HEIGHT = 900;
const QUALITY = 80;

/** Takes the pictures of docs/editing.md, from the desk over a copy of the content. */
async function takeGuideShots(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const desk = await openDesk(HEIGHT);
  try {
    await showList(desk);
    await showArticle(desk);
    await showRename(desk);
    await showMistake(desk);
  } finally {
    await desk.close();
  }
}

async function shoot(page: Page, name: string): Promise<void> {
  // Thumbnails and fonts come after the text.
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: "jpeg", quality: QUALITY });
  console.log(join(FOLDER, `${name}.jpg`));
}

async function showList({ page }: Desk): Promise<void> {
  await page.evaluate(() => (location.hash = "#/collections/case-studies"));
  await page.getByRole("grid", { name: "Entries" }).waitFor();
  await shoot(page, "list");
}

async function showArticle({ page }: Desk): Promise<void> {
  await openForm(page, "articles/entries/1");
  await fieldOf(page, "content").getByRole("textbox", { name: "Text of the article" }).waitFor();
  await shoot(page, "form");
}

async function showRename({ page }: Desk): Promise<void> {
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Edit Slug" }).waitFor();
  await shoot(page, "rename");
  await page.keyboard.press("Escape");
}

/** A read time that does not fit the text: the panel says so. */
async function showMistake(desk: Desk): Promise<void> {
  const { page } = desk;
  await openForm(page, "articles/entries/2");
  await fieldOf(page, "readTime").locator("input").fill("40 min read");
  await desk.save();
  await page.getByRole("complementary", { name: /mistake/ }).waitFor();
  await page.getByText("Entry saved.").waitFor({ state: "detached" });
  await shoot(page, "mistake");
}

main(takeGuideShots);
