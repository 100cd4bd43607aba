import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { localeOf } from "@capture/domain/lib/locale";
import { site } from "../../../testing/routes";
import { violations } from "../../support/browser/accessibility";
import { skipWithoutScan } from "../../support/browser/skips";
import { scanPath, siteTour, viewerLabels as labels } from "../../support/content/site-tour";
import {
  boxOf,
  expectChanges,
  meanDifference,
  takeCanvasPicture,
  takeStillPicture,
  waitForStillView,
} from "../../support/viewer/canvas-pictures";
import { expect, test } from "../../support/viewer/viewer-fixtures";
import { PHONE, type ViewerPage } from "../../support/viewer/viewer-page";

/** Two frames of one view differ by less, because an idle frame has more points. */
const MAX_SAME_VIEW_DIFFERENCE = 5;
const MIN_VIEW_DIFFERENCE = 8;
/** A change of the plan changes its few lines by more. */
const MIN_PLAN_DIFFERENCE = 0.5;
/** Brightness from 0 to 255: pixels at an edge lose more. */
const EDGE_DARKENING = 40;
/** The largest error of a length measured on the plan, where a pixel is a little more than a centimeter. */
const MAX_MEASURING_ERROR_M = 0.03;

/** The upper end of the slice that the plan shows. */
const SLICE_TOP_M = 1.15;

const rooms = siteTour.rooms.map(({ name, min: [left = 0, front = 0], max: [right = 0, back = 0] }) => ({
  name,
  width: right - left,
  depth: back - front,
}));
const locale = localeOf(site);
const decimals = (value: number, digits: number): string =>
  value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
const formatMeters = (meters: number): string => `${decimals(meters, 2)}\u00a0m`;
const formatArea = (squareMeters: number): string => `${decimals(squareMeters, 1)}\u00a0m²`;
/** The number of drawn points, when it is the number of all points. */
const ALL_POINTS = /(?<!\d)(\d[\d.,\s]*)\s\D+\s\1(?!\d)/;

skipWithoutScan();

const planButton = (viewer: ViewerPage): Locator => viewer.button(labels.planCut);
const planTable = (viewer: ViewerPage): Locator => viewer.page.getByRole("table", { name: labels.dimensions });
/** The text of a figure or a name over the plan; those for screen readers are in the table. */
const drawnTexts = (viewer: ViewerPage): Locator => viewer.view().locator("[aria-hidden=true] > div > span");

async function showPlan(viewer: ViewerPage): Promise<void> {
  await planButton(viewer).press("Enter");
  await expect(drawnTexts(viewer).first()).toBeVisible();
}

/** The brightness of each pixel of the view with all points, in gray. */
async function grayPixels(viewer: ViewerPage): Promise<Buffer> {
  await expect(viewer.page.getByText(ALL_POINTS)).toBeVisible();
  await waitForStillView(viewer.page);
  return sharp(await takeCanvasPicture(viewer.view()))
    .greyscale()
    .raw()
    .toBuffer();
}

test("the depth cue darkens edges only, and a scan that has lost its WebGL context on the plan opens again", async ({
  openViewer,
}) => {
  const scan = await openViewer(scanPath);
  await scan.openScan();
  const withCue = await grayPixels(scan);
  expect(await scan.listFaults()).toEqual([]);
  await showPlan(scan);
  await scan.loseContext();
  await expect(scan.page.getByText(labels.lost)).toBeVisible();
  await scan.page.evaluate(() => {
    const { shaderSource } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
      shaderSource.call(this, shader, source.replace("gl_FragColor.rgb *=", "vec3 unused = vec3(1.0) *"));
    };
  });
  await scan.openScan();
  await expect(planButton(scan)).toHaveAttribute("aria-pressed", "false");
  const without = await grayPixels(scan);
  const darkening = [...without].map((value, index) => value - (withCue[index] ?? 0));
  const part = (isCounted: (value: number, index: number) => boolean): number =>
    darkening.filter(isCounted).length / darkening.length;
  expect(part((value) => value > EDGE_DARKENING)).toBeGreaterThan(0.005);
  expect(part((value) => value > EDGE_DARKENING)).toBeLessThan(0.15);
  expect(part((value) => value < -EDGE_DARKENING)).toBeLessThan(0.001);
  expect(part((value, index) => (without[index] ?? 0) < 16 && Math.abs(value) > 8)).toBeLessThan(0.001);
  await showPlan(scan);
});

test("the plan shows the dimensions of the data, is measured and changed, and leaving it returns to the view before it", async ({
  openViewer,
}) => {
  const scan = await openViewer(scanPath);
  const { page } = scan;
  await scan.openScan();
  const before = await takeStillPicture(scan.view());
  await showPlan(scan);
  const texts = await drawnTexts(scan).allTextContents();
  for (const { name, width, depth } of rooms) {
    const area = formatArea(width * depth);
    expect(texts).toEqual(expect.arrayContaining([formatMeters(width), formatMeters(depth), name + area]));
    const row = planTable(scan)
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name, exact: true }) });
    const cells = await row.getByRole("cell").allTextContents();
    expect(cells[0]).toContain(formatMeters(width));
    expect(cells[1]).toContain(formatMeters(depth));
    expect(cells[2]).toBe(area);
  }
  expect(await violations(page, "#scan")).toEqual([]);
  expect(meanDifference(before, await takeStillPicture(scan.view()))).toBeGreaterThan(MIN_VIEW_DIFFERENCE);

  const line = await scan.view().locator("svg path").first().getAttribute("d");
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (line?.match(/-?[\d.]+/g) ?? []).map(Number);
  await scan.button(labels.measure).click();
  await scan.press({ x: x1, y: y1 });
  await scan.press({ x: x2, y: y2 });
  const measured = parseFloat((await scan.measurement().textContent())?.split(". ")[1] ?? "");
  expect(Math.abs(measured - (rooms[0]?.width ?? 0))).toBeLessThan(MAX_MEASURING_ERROR_M);
  await scan.button(labels.measure).click();

  const slider = page.getByRole("slider", { name: labels.ceiling });
  expect(Number(await slider.inputValue())).toBeCloseTo(SLICE_TOP_M, 2);
  await expectChanges(scan.view(), MIN_PLAN_DIFFERENCE, [
    () => slider.fill("0.5"),
    () => scan.button(labels.height).click(),
    () => scan.view().press("ArrowRight"),
    () => page.keyboard.press("+"),
  ]);

  await planButton(scan).press("Enter");
  await expect(drawnTexts(scan)).toHaveCount(0);
  expect(meanDifference(before, await takeStillPicture(scan.view()))).toBeLessThan(MAX_SAME_VIEW_DIFFERENCE);
  expect(await scan.listFaults()).toEqual([]);
});

test("on a phone, the plan has no axe violations, and its figures and names are in the view and do not overlap", async ({
  openViewer,
}) => {
  const scan = await openViewer(scanPath, PHONE);
  await scan.openScan();
  await showPlan(scan);
  expect(await violations(scan.page, "#scan")).toEqual([]);
  expect(await scan.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  await expect(drawnTexts(scan)).toHaveCount(rooms.length * 3);
  const view = await scan.viewBox();
  const boxes = await Promise.all((await drawnTexts(scan).all()).map(boxOf));
  for (const [index, box] of boxes.entries()) {
    expect(box.x).toBeGreaterThanOrEqual(view.x);
    expect(box.x + box.width).toBeLessThanOrEqual(view.x + view.width);
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        box.x + box.width <= other.x ||
        other.x + other.width <= box.x ||
        box.y + box.height <= other.y ||
        other.y + other.height <= box.y;
      expect(isApart).toBe(true);
    }
  }
});
