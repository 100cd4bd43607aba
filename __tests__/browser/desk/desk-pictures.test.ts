import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { articleNumbers, fieldOf, uploadTo } from "../../../testing/desk/desk-forms";
import { formOf, openDesk, openForm, type Desk } from "../../../testing/desk/desk";
import { testIf } from "../../support/content/test-if";

const testFocalPoint = testIf(existsSync("data/focal-points.json"), "The site has no focal points.");

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(3000);
});
afterAll(() => desk.close());

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#486" } })
    .png()
    .toBuffer();

const focalPoints = (): object[] => (JSON.parse(desk.read("focal-points.json")) as { items: object[] }).items;

testFocalPoint("a focal point is set by a click on the picture, and corrected by the keyboard", async () => {
  const { page } = desk;
  await openForm(page, "site/entries/focal-points");
  const index = focalPoints().length;
  await page.getByRole("button", { name: /^Add/ }).last().click();
  const [picture, point] = [`items.${index}.picture`, fieldOf(page, `items.${index}.position`)];
  expect(await point.locator("img").isVisible()).toBe(false);
  await uploadTo(page, picture, "Foto März (1).png", await photo(), "foto-maerz-1.png");
  const image = point.locator("img");
  await image.waitFor();
  const { width, height } = (await image.boundingBox()) ?? { width: 0, height: 0 };
  await image.click({ position: { x: width * 0.25, y: height * 0.75 } });
  const left = point.getByRole("spinbutton", { name: "From the left edge, in percent" });
  const top = point.getByRole("spinbutton", { name: "From the top edge, in percent" });
  expect([await left.inputValue(), await top.inputValue()]).toEqual(["25", "75"]);
  await left.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await page.keyboard.type("120");
  expect(await desk.save()).toEqual(["data/focal-points.json", "data/images/site/foto-maerz-1.png"]);
  expect(focalPoints()[index]).toEqual({ picture: "images/site/foto-maerz-1.png", position: "26% 100%" });
  expect(desk.problems()).toEqual([]);
});

describe("a picture of an article", () => {
  const [first] = articleNumbers("data");
  const testArticle = testIf(first !== undefined, "The site has no article.");
  const IMAGE = "image.src";

  /** Chooses a file in the file picker. */
  const choose = (name: string, mimeType: string, buffer: Buffer): Promise<void> =>
    fieldOf(desk.page, IMAGE).locator("input[type=file]").first().setInputFiles({ name, mimeType, buffer });

  /** The start of a HEIC file, which is all that Sveltia looks at. */
  const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(400)]);

  testArticle("HEIC and other files are refused with a sentence that says what to do", async () => {
    const { page } = desk;
    await openForm(page, "articles/new");
    const refuse = async (name: string, mimeType: string): Promise<string> => {
      const asked = page.waitForEvent("dialog");
      const chosen = choose(name, mimeType, heic);
      const dialog = await asked;
      await dialog.accept();
      await chosen;
      return dialog.message();
    };
    expect(await refuse("IMG_1.HEIC", "image/heic")).toContain(
      "is a HEIC picture, which most browsers cannot show. Export",
    );
    expect(await refuse("IMG_2.heic", "")).toContain("is a HEIC picture");
    expect(await refuse("mill.tif", "image/tiff")).toContain(
      "is not a JPEG, PNG, WebP or AVIF picture. Export it as JPEG",
    );
    // A renamed file.
    await choose("mill.jpg", "image/jpeg", heic);
    const message = page
      .getByRole("alertdialog")
      .filter({ hasText: "HEIC image saved as a JPEG file. Please convert" });
    await message.last().waitFor();
    await page.keyboard.press("Escape");
    await message.last().waitFor({ state: "hidden" });
    expect(await fieldOf(page, IMAGE).locator("img").count()).toBe(0);
  });

  testArticle("its empty alternative text gets the focus, and the form cannot be saved without it", async () => {
    const { page } = desk;
    await uploadTo(page, IMAGE, "Foto März (2).png", await photo(), "foto-maerz-2.png");
    const text = fieldOf(page, "image.alt").locator("textarea");
    await page.waitForFunction((area) => area === document.activeElement, await text.elementHandle());
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await fieldOf(page, "image.alt").getByText("This field is required.").waitFor();
  });

  testArticle("50 megapixels are saved byte for byte", async () => {
    const size = { width: 8688, height: 5792 };
    const large = await sharp({ create: { ...size, channels: 3, background: "#888" } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 90 })
      .toBuffer();
    await leave();
    await openForm(desk.page, `articles/entries/${first}`);
    await choose("large.jpg", "image/jpeg", large);
    await fieldOf(desk.page, IMAGE).getByText("large.jpg").waitFor();
    expect(await desk.save()).toContain("data/images/articles/large.jpg");
    expect(readFileSync(join(desk.data, "images/articles/large.jpg")).equals(large)).toBe(true);
    expect(desk.problems()).toEqual([]);
  });

  testArticle("a second file with the same name does not replace the first one without a question", async () => {
    const { page } = desk;
    await openForm(page, `articles/entries/${first}`);
    await choose(
      "LARGE.jpg",
      "image/jpeg",
      await sharp(await photo())
        .jpeg()
        .toBuffer(),
    );
    // Sveltia opens the question once for each picture field of the form; only the last one can be reached.
    await page.locator("dialog:focus-within").getByRole("button", { name: "Keep Both" }).click();
    await page.getByRole("button", { name: "Save", exact: true, disabled: false }).waitFor();
    expect(await desk.save()).toEqual([`data/articles/${first}.json`, "data/images/articles/large-1.jpg"]);
  });

  /** Leaves the form without saving. */
  async function leave(): Promise<void> {
    desk.page.once("dialog", (dialog) => void dialog.accept());
    await desk.page.getByRole("button", { name: "Cancel Editing" }).click();
    await formOf(desk.page).waitFor({ state: "detached" });
  }
});
