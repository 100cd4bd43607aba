import { violations } from "../../support/browser/accessibility";
import { assertPresent } from "../../../src/lib/assert-present";
import { meanDifference, takeStillPicture, waitForStillView } from "../../support/viewer/canvas-pictures";
import { labels, modelPath, openStage, overlay, product, section } from "../../support/viewer/model-page";
import { expect, test } from "../../support/viewer/viewer-fixtures";

const part = assertPresent(product.parts[0]);
/** The number of presses of an arrow key that turn the device around. */
const HALF_TURN_PRESSES = 22;

test("dots are on the visible parts, and a chosen part is turned to the front, with its text and its figures", async ({
  openViewer,
}) => {
  const model = await openViewer(modelPath);
  await openStage(model);
  // A laptop shows no device in the room.
  await expect(section(model).getByRole("link", { name: labels.viewInRoom })).toHaveCount(0);
  const before = await takeStillPicture(model.view());
  const dots = overlay(model).locator("button");
  const listDots = (): Promise<string[]> => dots.evaluateAll((all) => all.map((dot) => (dot as HTMLElement).title));
  const names = await listDots();
  expect(names.length).toBeGreaterThan(0);
  await dots.first().click();
  await expect(model.button(names[0] ?? "")).toHaveAttribute("aria-expanded", "true");
  await model.button(labels.reset).click();

  const button = model.button(part.name);
  await button.focus();
  await model.page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(section(model).getByText(part.text)).toBeVisible();
  await expect(section(model).getByRole("term")).toHaveCount(part.fields?.length ?? 0);
  await expect(overlay(model).locator("button[aria-pressed=true]")).toHaveAttribute("title", part.name);
  expect(meanDifference(before, await takeStillPicture(model.view()))).toBeGreaterThan(0.1);
  expect(await violations(model.page, "#parts")).toEqual([]);
  await model.page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "false");

  // From behind, other parts are visible.
  await model.button(labels.reset).click();
  await model.view().focus();
  await model.pressKey("ArrowRight", HALF_TURN_PRESSES);
  await waitForStillView(model.page);
  expect(await listDots()).not.toEqual(names);
});
