import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { openDesk, openForm, serveCopy, type Desk } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf } from "../../../testing/desk/desk-forms";
import { testIf } from "../../support/content/test-if";

/** The first check of a draft reads all content. */
const CHECK_TIMEOUT_MS = 40_000;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(900, await serveCopy({ showsPage: true }));
  // Sveltia renders only the fields in the viewport.
  await desk.page.setViewportSize({ width: 1400, height: 6000 });
  desk.page.on("dialog", (dialog) => void dialog.accept());
});
afterAll(() => desk.close());

const [first] = articleNumbers("data");
const testArticle = testIf(first !== undefined, "The site has no article.");
const published = (name: string): string => join(desk.data, "../published", name);
const pictureOf = (file: string): string =>
  (JSON.parse(readFileSync(file, "utf8")) as { image: { src: string } }).image.src;
const shownPicture = (): string => pictureOf(published(`articles/${first}.json`));

/** Chooses a picture of one color, and waits until the server has answered to the draft. */
async function choosePicture(width: number): Promise<Buffer> {
  const buffer = await sharp({ create: { width, height: 900, channels: 3, background: "#486" } })
    .png()
    .toBuffer();
  const answered = desk.page.waitForResponse(
    (response) =>
      response.url().endsWith("/admin/draft") && response.request().postData()?.includes("images/unsaved-") === true,
    { timeout: CHECK_TIMEOUT_MS },
  );
  const file = { name: `Wall ${width}.png`, mimeType: "image/png", buffer };
  await fieldOf(desk.page, "image.src").locator("input[type=file]").first().setInputFiles(file);
  expect((await answered).ok()).toBe(true);
  return buffer;
}

/** Leaves the form. The question about unsaved changes is answered with yes. */
async function discard(): Promise<void> {
  const removed = desk.page.waitForResponse((response) => response.request().method() === "DELETE");
  await desk.page.getByRole("button", { name: "Cancel Editing" }).click();
  await desk.page.locator(".content-editor").waitFor({ state: "detached" });
  await removed;
}

testArticle("a chosen picture reaches the content that the development site shows, until it is discarded", async () => {
  const saved = shownPicture();
  await openForm(desk.page, `articles/entries/${first}`);
  const bytes = await choosePicture(1600);
  const shown = shownPicture();
  expect(shown).toMatch(/^images\/unsaved-[0-9a-f]+\.png$/);
  expect(readFileSync(published(shown)).equals(bytes)).toBe(true);
  expect(pictureOf(join(desk.data, `articles/${first}.json`))).toBe(saved);
  await discard();
  expect(shownPicture()).toBe(saved);
  expect(existsSync(published(shown))).toBe(false);
});

testArticle("a picture that is too narrow is named above the page, and not shown", async () => {
  const saved = shownPicture();
  await openForm(desk.page, `articles/entries/${first}`);
  await choosePicture(800);
  await desk.page
    .getByRole("status")
    .getByText("Cannot be published yet: the new picture is 800 px wide; the minimum is 1200 px.")
    .waitFor();
  expect(shownPicture()).toBe(saved);
  await discard();
});
