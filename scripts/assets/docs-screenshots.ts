import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { launchDesk, openForm, type Desk } from "../../testing/desk/desk";
import { fieldOf } from "../../testing/desk/desk-forms";
import { startDesk } from "../../testing/desk/start-desk";
import { copyProject } from "../../testing/project-copy";
import { main } from "../lib/main";

/** The folder of the pictures in docs/editing.md and docs/editing-on-your-machine.md. */
const FOLDER = "docs/editing";
const VIEWPORT_HEIGHT_PX = 900;
const JPEG_QUALITY = 80;
/** Thumbnails and fonts load after the text. */
const SETTLE_MS = 1500;
/** The development site compiles a page when it is opened. */
const PAGE_TIMEOUT_MS = 60_000;

/** Takes these pictures, with a copy of the content. */
async function takeDocsScreenshots(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const desk = await launchDesk(VIEWPORT_HEIGHT_PX);
  try {
    await showList(desk);
    await showArticle(desk);
    await showRename(desk);
    await showMistake(desk);
  } finally {
    await desk.close();
  }
  await showPage();
}

/** A changed title that is not saved, and the page of the development site next to its form. */
async function showPage(): Promise<void> {
  const parent = mkdtempSync(join(tmpdir(), "docs-"));
  const root = join(parent, "site");
  copyProject(root, 0);
  const desk = await launchDesk(VIEWPORT_HEIGHT_PX, await startDesk(root));
  try {
    const { page } = desk;
    await page.getByRole("button", { name: "Show page" }).click();
    await openForm(page, "articles/entries/3");
    const title = fieldOf(page, "title").locator("input");
    await title.fill("Captures of Several Days, One Space");
    const site = page.frameLocator("iframe");
    const heading = site.locator("h1[data-edited-in-desk]").getByText(await title.inputValue());
    await heading.waitFor({ timeout: PAGE_TIMEOUT_MS });
    await site
      .locator("main img")
      .first()
      .evaluate((picture: HTMLImageElement) => picture.decode());
    await takeScreenshot(page, "page");
  } finally {
    await desk.close();
    rmSync(parent, { recursive: true });
  }
}

async function takeScreenshot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: "jpeg", quality: JPEG_QUALITY });
  console.log(join(FOLDER, `${name}.jpg`));
}

async function showList({ page }: Desk): Promise<void> {
  await page.evaluate(() => (location.hash = "#/collections/case-studies"));
  await page.getByRole("grid", { name: "Entries" }).waitFor();
  await takeScreenshot(page, "list");
}

async function showArticle({ page }: Desk): Promise<void> {
  await openForm(page, "articles/entries/1");
  await fieldOf(page, "content").getByRole("textbox", { name: "Text of the article" }).waitFor();
  await takeScreenshot(page, "form");
}

async function showRename({ page }: Desk): Promise<void> {
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Edit Address" }).waitFor();
  await takeScreenshot(page, "rename");
  await page.keyboard.press("Escape");
}

/** Saves a wrong read time, so that the desk reports a mistake. */
async function showMistake(desk: Desk): Promise<void> {
  const { page } = desk;
  await openForm(page, "articles/entries/2");
  await fieldOf(page, "readTime").locator("input").fill("40");
  await desk.save();
  await page
    .locator("summary")
    .filter({ hasText: /mistake/ })
    .click();
  await page.getByText("Entry saved.").waitFor({ state: "detached" });
  await takeScreenshot(page, "mistake");
}

main(takeDocsScreenshots);
