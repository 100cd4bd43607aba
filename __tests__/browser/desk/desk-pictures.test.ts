import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { formOf, openForm, type Desk } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf, uploadTo } from "../../../testing/desk/desk-forms";
import { expect, test } from "../../support/desk/desk-fixtures";

test.use({ deskHeight: 3000 });

const photo = (): sharp.Sharp => sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#486" } });

const focalPoints = (desk: Desk): object[] => (JSON.parse(desk.read("focal-points.json")) as { items: object[] }).items;

test("a focal point is set by a click on the picture, and corrected by the keyboard", async ({ desk }) => {
  test.skip(!existsSync("data/focal-points.json"), "The site has no focal points.");
  const { page } = desk;
  await openForm(page, "site/entries/focal-points");
  const index = focalPoints(desk).length;
  await page.getByRole("button", { name: /^Add/ }).last().click();
  const [picture, point] = [`items.${index}.picture`, fieldOf(page, `items.${index}.position`)];
  const image = point.locator("img");
  await expect(image).toBeHidden();
  await uploadTo(page, picture, "Foto März (1).png", await photo().png().toBuffer(), "foto-maerz-1.png");
  await expect(image).toBeVisible();
  const { width, height } = (await image.boundingBox()) ?? { width: 0, height: 0 };
  await image.click({ position: { x: width * 0.25, y: height * 0.75 } });
  const left = point.getByRole("spinbutton", { name: "From the left edge, in percent" });
  await expect(left).toHaveValue("25");
  await expect(point.getByRole("spinbutton", { name: "From the top edge, in percent" })).toHaveValue("75");
  await left.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await page.keyboard.type("120");
  expect(await desk.save()).toEqual(["data/focal-points.json", "data/images/site/foto-maerz-1.png"]);
  expect(focalPoints(desk)[index]).toEqual({ picture: "images/site/foto-maerz-1.png", position: "26% 100%" });
  expect(desk.problems()).toEqual([]);
});

test.describe("a picture of an article", () => {
  const [first] = articleNumbers("data");
  const IMAGE = "image.src";

  test.skip(first === undefined, "The site has no article.");

  /** Chooses a file in the file picker. */
  const choose = (page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> =>
    fieldOf(page, IMAGE).locator("input[type=file]").first().setInputFiles({ name, mimeType, buffer });

  /** The start of a HEIC file, which is all that Sveltia looks at. */
  const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(400)]);

  /** Chooses a file, and returns the message with which the desk refuses it. */
  async function refuse(page: Page, name: string, mimeType: string): Promise<string> {
    const asked = page.waitForEvent("dialog");
    const chosen = choose(page, name, mimeType, heic);
    const dialog = await asked;
    await dialog.accept();
    await chosen;
    return dialog.message();
  }

  test("HEIC and other files are refused with a sentence that says what to do", async ({ desk: { page } }) => {
    await openForm(page, "articles/new");
    expect(await refuse(page, "IMG_1.HEIC", "image/heic")).toContain(
      "is a HEIC picture, which most browsers cannot show. Export",
    );
    expect(await refuse(page, "IMG_2.heic", "")).toContain("is a HEIC picture");
    expect(await refuse(page, "mill.tif", "image/tiff")).toContain(
      "is not a JPEG, PNG, WebP or AVIF picture. Export it as JPEG",
    );
    // A renamed file.
    await choose(page, "mill.jpg", "image/jpeg", heic);
    const message = page
      .getByRole("alertdialog")
      .filter({ hasText: "HEIC image saved as a JPEG file. Please convert" })
      .last();
    await expect(message).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(message).toBeHidden();
    await expect(fieldOf(page, IMAGE).locator("img")).toHaveCount(0);
  });

  test("its empty alternative text gets the focus, and the form cannot be saved without it", async ({
    desk: { page },
  }) => {
    await openForm(page, "articles/new");
    await uploadTo(page, IMAGE, "Foto März (2).png", await photo().png().toBuffer(), "foto-maerz-2.png");
    await expect(fieldOf(page, "image.alt").locator("textarea")).toBeFocused();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(fieldOf(page, "image.alt").getByText("This field is required.")).toBeVisible();
  });

  test("50 megapixels are saved byte for byte; a second file with the same name does not replace them", async ({
    desk,
  }) => {
    const { page } = desk;
    const size = { width: 8688, height: 5792 };
    const large = await sharp({ create: { ...size, channels: 3, background: "#888" } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 90 })
      .toBuffer();
    await openForm(page, `articles/entries/${first}`);
    await choose(page, "large.jpg", "image/jpeg", large);
    await expect(fieldOf(page, IMAGE).getByText("large.jpg")).toBeVisible();
    expect(await desk.save()).toContain("data/images/articles/large.jpg");
    expect(readFileSync(join(desk.data, "images/articles/large.jpg")).equals(large)).toBe(true);
    expect(desk.problems()).toEqual([]);

    await openForm(page, `articles/entries/${first}`);
    await choose(page, "LARGE.jpg", "image/jpeg", await photo().jpeg().toBuffer());
    // Sveltia opens the question once for each picture field of the form; only the last one can be reached.
    await page.locator("dialog:focus-within").getByRole("button", { name: "Keep Both" }).click();
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
    expect(await desk.save()).toEqual([`data/articles/${first}.json`, "data/images/articles/large-1.jpg"]);
    await expect(formOf(page)).toHaveCount(0);
  });
});
