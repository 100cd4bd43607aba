import { existsSync } from "node:fs";
import sharp from "sharp";
import { fieldOf, uploadTo } from "../../../testing/desk/desk-forms";
import { openDesk, openForm, type Desk } from "../../../testing/desk/desk";
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
