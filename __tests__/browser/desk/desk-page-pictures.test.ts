import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { openForm, type Desk } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf } from "../../../testing/desk/desk-forms";
import { expect, test } from "../../support/desk/desk-fixtures";
import { discardDraft, WITH_PAGE } from "../../support/desk/page-desk";

const [first] = articleNumbers("data");
const ROUTE = `articles/entries/${first}`;

test.skip(first === undefined, "The site has no article.");
test.use({ deskHeight: 3000, deskCopy: WITH_PAGE });

const published = ({ data }: Desk, name: string): string => join(data, "../published", name);
const pictureOf = (file: string): string =>
  (JSON.parse(readFileSync(file, "utf8")) as { image: { src: string } }).image.src;
const shownPicture = (desk: Desk): string => pictureOf(published(desk, `articles/${first}.json`));

/** Chooses a picture of one color, and waits until the server has answered to the draft. */
async function choosePicture(page: Page, width: number): Promise<Buffer> {
  const buffer = await sharp({ create: { width, height: 900, channels: 3, background: "#486" } })
    .png()
    .toBuffer();
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith("/admin/draft") && response.request().postData()?.includes("images/unsaved-") === true,
  );
  const file = { name: `Wall ${width}.png`, mimeType: "image/png", buffer };
  await fieldOf(page, "image.src").locator("input[type=file]").first().setInputFiles(file);
  expect((await answered).ok()).toBe(true);
  return buffer;
}

test("a chosen picture reaches the content that the development site shows, until it is discarded", async ({
  desk,
}) => {
  const saved = shownPicture(desk);
  await openForm(desk.page, ROUTE);
  const bytes = await choosePicture(desk.page, 1600);
  const shown = shownPicture(desk);
  expect(shown).toMatch(/^images\/unsaved-[0-9a-f]+\.png$/);
  expect(readFileSync(published(desk, shown)).equals(bytes)).toBe(true);
  expect(pictureOf(join(desk.data, `articles/${first}.json`))).toBe(saved);
  await discardDraft(desk.page);
  expect(shownPicture(desk)).toBe(saved);
  expect(existsSync(published(desk, shown))).toBe(false);
});

test("a picture that is too narrow is named above the page, and not shown", async ({ desk }) => {
  const saved = shownPicture(desk);
  await openForm(desk.page, ROUTE);
  await choosePicture(desk.page, 800);
  await expect(
    desk.page
      .getByRole("status")
      .getByText("Cannot be published yet: the new picture is 800 px wide; the minimum is 1200 px."),
  ).toBeVisible();
  expect(shownPicture(desk)).toBe(saved);
});
