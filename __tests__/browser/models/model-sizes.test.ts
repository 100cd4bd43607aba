import { eventually } from "../../../testing/server/host";
import type { ViewerPage } from "../../support/viewer/viewer-page";
import { violations } from "../../support/browser/accessibility";
import {
  labelOf,
  labels,
  modelPages,
  modelProducts,
  openTrueSize,
  overlay,
  section,
} from "../../support/viewer/model-page";
import { BANK_CARD } from "../../../src/features/models/geometry/screen-scale";

const PX_PER_MM = 5;

const open = modelPages();

async function setScale(model: ViewerPage, pxPerMm: number): Promise<void> {
  await model.button(labels.screenScale).click();
  await model.page.getByLabel(labels.cardWidth).fill(String(Math.round(pxPerMm * BANK_CARD.width)));
}

test("all devices are shown with measures next to familiar objects", async () => {
  const model = await open();
  await openTrueSize(model);
  await overlay(model).locator("svg").waitFor();
  const figures = await overlay(model).locator("svg ~ span").allTextContents();
  // The height of the sheet, of the cup, and of each device.
  expect(figures.length).toBeGreaterThanOrEqual(modelProducts.length + 2);
  expect(figures).toContain("297\u00a0mm");
  for (const { name } of modelProducts)
    expect(await section(model).getByRole("term").filter({ hasText: name }).isVisible()).toBe(true);
  expect(await violations(model.page, "#parts")).toEqual([]);
  expect([await model.policyViolations(), model.messages]).toEqual([[], []]);
});

test("the outline of a bank card follows the slider, also with the keyboard", async () => {
  const model = await open();
  await openTrueSize(model);
  await setScale(model, PX_PER_MM);
  const card = overlay(model).locator("> div");
  await eventually(async () => (await card.count()) === 1);
  expect((await card.boundingBox())?.width).toBeCloseTo(PX_PER_MM * BANK_CARD.width, 0);
  await model.page.getByLabel(labels.cardWidth).press("ArrowRight");
  expect((await card.boundingBox())?.width).toBeCloseTo(PX_PER_MM * BANK_CARD.width + 1, 0);
  expect(await violations(model.page, "#parts")).toEqual([]);
});

test("a device at real size is as large as its measures at the scale of the screen", async () => {
  const model = await open();
  await openTrueSize(model);
  await setScale(model, PX_PER_MM);
  await model.button(labels.realSize).click();
  await model.view(labelOf("realSizeView")).waitFor();
  await overlay(model).locator("pattern").waitFor({ state: "attached" });
  const measures = overlay(model).filter({ has: model.page.locator("span") });
  const [height = "", width = ""] = await measures.locator("span").allTextContents();
  const paths = await measures.locator("path").evaluateAll((all) => all.map((path) => path.getAttribute("d") ?? ""));
  const [heightPath = "", , widthPath = ""] = paths;
  expect(lengthOf(heightPath)).toBeCloseTo(Number.parseFloat(height) * PX_PER_MM, 0);
  expect(lengthOf(widthPath)).toBeCloseTo(Number.parseFloat(width) * PX_PER_MM, 0);
  expect(await violations(model.page, "#parts")).toEqual([]);
});

test("the scale is remembered for the visit", async () => {
  const model = await open();
  await openTrueSize(model);
  await setScale(model, PX_PER_MM);
  await model.page.reload();
  await openTrueSize(model);
  await model.button(labels.screenScale).click();
  expect(await model.page.getByLabel(labels.cardWidth).inputValue()).toBe(
    String(Math.round(PX_PER_MM * BANK_CARD.width)),
  );
});

/** The length of the first line of a path, in pixels. */
function lengthOf(path: string): number {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  return Math.hypot(x2 - x1, y2 - y1);
}
