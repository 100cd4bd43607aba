import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { violations } from "../../support/browser/accessibility";
import { meanDifference, PHONE, viewerPages, type ViewerPage } from "../../support/viewer/viewer-page";
import { localeOf } from "../../../src/lib/locale";
import { site } from "../../../testing/routes";
import {
  neighborStation,
  scanPath,
  siteTour,
  testScan,
  testTour,
  viewerLabels as labels,
} from "../../support/content/site-tour";

/** Two frames of one view differ by less, because an idle frame has more points. */
const MAX_SAME_VIEW_DIFFERENCE = 5;
const MIN_VIEW_DIFFERENCE = 8;
/** Brightness from 0 to 255: pixels at an edge lose more. */
const EDGE_DARKENING = 40;
/** The largest error of a length measured on the plan, where a pixel is a little more than a centimeter. */
const MAX_MEASURING_ERROR_M = 0.03;

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

const open = viewerPages();

const planButton = (viewer: ViewerPage): Locator => viewer.button(labels.planCut);
const planTable = (viewer: ViewerPage): Locator => viewer.page.getByRole("table", { name: labels.dimensions });
/** The text of a figure or a name over the plan; those for screen readers are in the table. */
const drawnTexts = (viewer: ViewerPage): Locator => viewer.view().locator("[aria-hidden=true] > div > span");

async function showPlan(viewer: ViewerPage): Promise<void> {
  await planButton(viewer).press("Enter");
  await drawnTexts(viewer).first().waitFor();
}

/** The brightness of each pixel of the view with all points, in gray. */
async function grayPixels(viewer: ViewerPage): Promise<Buffer> {
  await viewer.page.getByText(ALL_POINTS).waitFor();
  await viewer.idleScreenshot();
  return sharp(await viewer.canvasScreenshot())
    .greyscale()
    .raw()
    .toBuffer();
}

testScan("the depth cue darkens edges, and changes neither the background nor most of the surfaces", async () => {
  const shaded = await open(scanPath);
  await shaded.openScan();
  const flat = await open(scanPath, {}, (page) =>
    page.addInitScript(() => {
      const { shaderSource } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
        shaderSource.call(this, shader, source.replace("gl_FragColor.rgb *=", "vec3 unused = vec3(1.0) *"));
      };
    }),
  );
  await flat.openScan();
  const [withCue, without] = [await grayPixels(shaded), await grayPixels(flat)];
  const darkening = [...without].map((value, index) => value - (withCue[index] ?? 0));
  const part = (isCounted: (value: number, index: number) => boolean): number =>
    darkening.filter(isCounted).length / darkening.length;
  expect(part((value) => value > EDGE_DARKENING)).toBeGreaterThan(0.005);
  expect(part((value) => value > EDGE_DARKENING)).toBeLessThan(0.15);
  expect(part((value) => value < -EDGE_DARKENING)).toBeLessThan(0.001);
  expect(part((value, index) => (without[index] ?? 0) < 16 && Math.abs(value) > 8)).toBeLessThan(0.001);
  expect([await shaded.policyViolations(), shaded.messages]).toEqual([[], []]);
});

testScan("the plan shows the dimensions of the data, and leaving it returns to the view before it", async () => {
  const scan = await open(scanPath);
  await scan.openScan();
  const before = await scan.idleScreenshot();
  await showPlan(scan);
  const texts = await drawnTexts(scan).allTextContents();
  for (const { name, width, depth } of rooms) {
    const area = formatArea(width * depth);
    expect(texts).toEqual(expect.arrayContaining([formatMeters(width), formatMeters(depth), name + area]));
    const row = planTable(scan)
      .getByRole("row")
      .filter({ has: scan.page.getByRole("rowheader", { name, exact: true }) });
    const cells = await row.getByRole("cell").allTextContents();
    expect(cells[0]).toContain(formatMeters(width));
    expect(cells[1]).toContain(formatMeters(depth));
    expect(cells[2]).toBe(area);
  }
  expect(await violations(scan.page, "#scan")).toEqual([]);
  expect(meanDifference(before, await scan.idleScreenshot())).toBeGreaterThan(MIN_VIEW_DIFFERENCE);
  await planButton(scan).press("Enter");
  await drawnTexts(scan).first().waitFor({ state: "detached" });
  expect(meanDifference(before, await scan.idleScreenshot())).toBeLessThan(MAX_SAME_VIEW_DIFFERENCE);
  expect([await scan.policyViolations(), scan.messages]).toEqual([[], []]);
});

testScan(
  "on the plan, a wall is measured as long as its dimension, and slider, colors and keys change the drawing",
  async () => {
    const scan = await open(scanPath);
    await scan.openScan();
    await showPlan(scan);
    const line = await scan.view().locator("svg path").first().getAttribute("d");
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (line?.match(/-?[\d.]+/g) ?? []).map(Number);
    await scan.button(labels.measure).click();
    const box = await scan.viewBox();
    for (const [x, y] of [[x1, y1], [x2, y2]] as const) await scan.page.mouse.click(box.x + x, box.y + y); // prettier-ignore
    const measured = parseFloat((await scan.measurements().getByRole("listitem").textContent())?.split(". ")[1] ?? "");
    expect(Math.abs(measured - (rooms[0]?.width ?? 0))).toBeLessThan(MAX_MEASURING_ERROR_M);
    await scan.button(labels.measure).click();
    const slider = scan.page.getByRole("slider", { name: labels.ceiling });
    expect(Number(await slider.inputValue())).toBeCloseTo(1.15, 2);
    const pictures = [await scan.idleScreenshot()];
    await slider.fill("0.5");
    pictures.push(await scan.idleScreenshot());
    await scan.button(labels.height).click();
    pictures.push(await scan.idleScreenshot());
    await scan.view().focus();
    await scan.page.keyboard.press("ArrowRight");
    pictures.push(await scan.idleScreenshot());
    await scan.page.keyboard.press("+");
    pictures.push(await scan.idleScreenshot());
    const differences = pictures.slice(1).map((picture, index) => meanDifference(picture, pictures[index] ?? picture));
    expect(differences.filter((difference) => difference < 0.5)).toEqual([]);
    expect([await scan.policyViolations(), scan.messages]).toEqual([[], []]);
  },
);

testTour("the URL of a tour opens the plan, is shared, and changes when the plan is left for a room", async () => {
  const viewer = await open(`${siteTour.path}?view=plan`);
  await viewer.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await viewer.start();
  await drawnTexts(viewer).first().waitFor();
  expect(await planButton(viewer).getAttribute("aria-pressed")).toBe("true");
  await viewer.button(labels.share).click();
  await viewer.page.getByText(labels.copied).waitFor();
  expect(new URL(await viewer.page.evaluate(() => navigator.clipboard.readText())).search).toBe("?view=plan");
  await viewer.button(neighborStation.name).click();
  await viewer.waitForStation(neighborStation.name);
  await drawnTexts(viewer).first().waitFor({ state: "detached" });
  await viewer.page.waitForURL(({ search }) => search.startsWith(`?room=${neighborStation.id}`));
  await viewer.button(labels.cloud).click();
  await viewer.drawnPoints().waitFor();
  expect(await planButton(viewer).getAttribute("aria-pressed")).toBe("false");
  expect([await viewer.policyViolations(), viewer.messages]).toEqual([[], []]);
});

testScan("without reduced motion, the camera moves to the plan before the dimensions appear", async () => {
  const scan = await open(scanPath, { reducedMotion: "no-preference" });
  await scan.openScan();
  await planButton(scan).click();
  const { first, last } = await scan.page.evaluate(
    () =>
      new Promise<{ first: number; last: number }>((done) => {
        const slider = document.querySelector<HTMLInputElement>("#scan input[type=range]");
        const first = Number(slider?.value);
        const check = (): void => {
          const isDrawn = document.querySelector("#scan [role=application] svg path") !== null;
          if (isDrawn) done({ first, last: Number(slider?.value) });
          else requestAnimationFrame(check);
        };
        check();
      }),
  );
  expect(first).toBeGreaterThan(last);
  expect(last).toBeCloseTo(1.15, 2);
});

testScan(
  "on a phone, the plan has no axe violations, and its figures and names are in the view and do not overlap",
  async () => {
    const scan = await open(scanPath, PHONE);
    await scan.openScan();
    await showPlan(scan);
    expect(await violations(scan.page, "#scan")).toEqual([]);
    expect(await scan.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await drawnTexts(scan).count()).toBe(rooms.length * 3);
    const view = await scan.viewBox();
    const boxes = await Promise.all((await drawnTexts(scan).all()).map((text) => text.boundingBox()));
    for (const [index, box] of boxes.entries()) {
      if (!box) throw new Error("A text of the plan is not visible.");
      expect(box.x).toBeGreaterThanOrEqual(view.x);
      expect(box.x + box.width).toBeLessThanOrEqual(view.x + view.width);
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          !other ||
          box.x + box.width <= other.x ||
          other.x + other.width <= box.x ||
          box.y + box.height <= other.y ||
          other.y + other.height <= box.y;
        expect(isApart).toBe(true);
      }
    }
  },
);

testScan("after a lost WebGL context on the plan, the scan opens again", async () => {
  const scan = await open(scanPath);
  await scan.openScan();
  await showPlan(scan);
  await scan.loseContext();
  await scan.page.getByText(labels.lost).waitFor();
  await scan.openScan();
  expect(await planButton(scan).getAttribute("aria-pressed")).toBe("false");
  await showPlan(scan);
});
