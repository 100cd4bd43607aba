import { BANK_CARD } from "@capture/viewer/true-size";
import { violations } from "../../support/browser/accessibility";
import {
  labelOf,
  labels,
  modelPath,
  modelProducts,
  openTrueSize,
  overlay,
  section,
} from "../../support/viewer/model-page";
import { expect, test } from "../../support/viewer/viewer-fixtures";

const PX_PER_MM = 5;
const CARD_WIDTH_PX = Math.round(PX_PER_MM * BANK_CARD.width);

test("shows all devices next to familiar objects, and a device at real size after the scale of the screen is set", async ({
  openViewer,
}) => {
  const model = await openViewer(modelPath);
  await openTrueSize(model);
  await expect(overlay(model).locator("svg")).toBeVisible();
  const figures = await overlay(model).locator("svg ~ span").allTextContents();
  // The height of the sheet, of the cup, and of each device.
  expect(figures.length).toBeGreaterThanOrEqual(modelProducts.length + 2);
  expect(figures).toContain("297\u00a0mm");
  for (const { name } of modelProducts)
    await expect(section(model).getByRole("term").filter({ hasText: name })).toBeVisible();
  expect(await violations(model.page, "#parts")).toEqual([]);

  await model.button(labels.screenScale).click();
  const slider = model.page.getByLabel(labels.cardWidth);
  const card = overlay(model).locator("> div");
  await slider.fill(String(CARD_WIDTH_PX + 1));
  await expect.poll(async () => (await card.boundingBox())?.width).toBeCloseTo(CARD_WIDTH_PX + 1, 0);
  await slider.press("ArrowLeft");
  await expect.poll(async () => (await card.boundingBox())?.width).toBeCloseTo(CARD_WIDTH_PX, 0);
  expect(await violations(model.page, "#parts")).toEqual([]);

  await model.button(labels.realSize).click();
  await expect(model.view(labelOf("realSizeView"))).toBeVisible();
  await expect(overlay(model).locator("pattern")).toBeAttached();
  const measures = overlay(model).filter({ has: model.page.locator("span") });
  const [height = "", width = ""] = await measures.locator("span").allTextContents();
  const paths = await measures.locator("path").evaluateAll((all) => all.map((path) => path.getAttribute("d") ?? ""));
  const [heightPath = "", , widthPath = ""] = paths;
  expect(lengthOf(heightPath)).toBeCloseTo(Number.parseFloat(height) * PX_PER_MM, 0);
  expect(lengthOf(widthPath)).toBeCloseTo(Number.parseFloat(width) * PX_PER_MM, 0);
  expect(await violations(model.page, "#parts")).toEqual([]);

  expect(await model.listFaults()).toEqual([]);
});

/** The length of the first line of a path, in pixels. */
function lengthOf(path: string): number {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  return Math.hypot(x2 - x1, y2 - y1);
}
