import type { Locator } from "@playwright/test";
import { normalizeDegrees } from "@capture/domain/lib/angles";
import type { CameraPose, ScreenPoint, ViewportSize } from "@capture/viewer/camera";
import { lengthErrors, lengthUncertainty, pickInPanorama } from "@capture/viewer/measuring";
import type { ComputedAccuracy } from "@capture/domain/accuracy/read-accuracy";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { hasImperialUnits } from "@capture/domain/imperial-regions";
import { keepUnits } from "@capture/domain/units";
import { formatPercent, localeOf } from "@capture/domain/lib/locale";
import { assertPresent } from "../../../src/lib/assert-present";
import { site } from "../../../testing/routes";
import { skipWithoutTour } from "../../support/browser/skips";
import { pathOf } from "../../support/content/data";
import {
  firstStation,
  numberBefore,
  siteTour,
  statedAccuracy,
  viewerLabels,
  viewQuery,
} from "../../support/content/site-tour";
import { readDepthMap } from "../../support/content/tour";
import {
  orientationOf,
  projectCorner,
  ROOM_EDGES,
  STATION_CAMERA,
  type Orientation,
  type RoomEdge,
} from "../../support/viewer/room-edges";
import { expect, test } from "../../support/viewer/viewer-fixtures";
import type { ViewerPage } from "../../support/viewer/viewer-page";

const KEY_ROTATION_DEG = 6;
/** The maximum distance between an end of the line and its corner. */
const MAX_ERROR_PX = 4;
const MAX_LENGTH_ERROR_M = 0.03;
const MAX_UNCERTAINTY_ERROR_CM = 0.1;

skipWithoutTour();

const cameraAt = (orientation: Orientation): CameraPose => ({ ...STATION_CAMERA, ...orientation });

/** Presses the whole pixel nearest to a point of the view. @returns the pressed point */
async function pressPixel(tour: ViewerPage, point: ScreenPoint): Promise<ScreenPoint> {
  const box = await tour.viewBox();
  const pressed = { x: Math.round(box.x + point.x) - box.x, y: Math.round(box.y + point.y) - box.y };
  await tour.press(pressed);
  return pressed;
}

/** Measures an edge of the room, which must be in the view. @returns the pressed points */
async function measureEdge(tour: ViewerPage, { ends }: RoomEdge, orientation: Orientation): Promise<ScreenPoint[]> {
  const { page } = tour;
  const box = await tour.viewBox();
  const [first, second] = ends.map((corner) => projectCorner(cameraAt(orientation), box, corner));
  await expect(page.getByText(viewerLabels.measureHint)).toBeVisible();
  const points = [await pressPixel(tour, assertPresent(first))];
  await expect(page.getByText(viewerLabels.secondPoint)).toBeVisible();
  points.push(await pressPixel(tour, assertPresent(second)));
  await expect(tour.measurement()).toBeVisible();
  return points;
}

async function expectLength(tour: ViewerPage, { meters }: RoomEdge): Promise<void> {
  const text = (await tour.measurement().textContent()) ?? "";
  expect(Math.abs(numberBefore("m", text) - meters)).toBeLessThanOrEqual(MAX_LENGTH_ERROR_M);
}

/** Removes the only measurement, and turns by arrow keys to about another orientation. @returns the new orientation */
async function turnTo(tour: ViewerPage, from: Orientation, to: Orientation): Promise<Orientation> {
  await tour.button(fillPlaceholders(viewerLabels.remove, { count: 1 })).click();
  const right = Math.round(normalizeDegrees(to.yaw - from.yaw) / KEY_ROTATION_DEG);
  const up = Math.round((to.pitch - from.pitch) / KEY_ROTATION_DEG);
  await expect(tour.view()).toBeFocused();
  await tour.pressKey(right < 0 ? "ArrowLeft" : "ArrowRight", Math.abs(right));
  await tour.pressKey(up < 0 ? "ArrowDown" : "ArrowUp", Math.abs(up));
  return { yaw: from.yaw + right * KEY_ROTATION_DEG, pitch: from.pitch + up * KEY_ROTATION_DEG };
}

/** The uncertainty in centimeters that the depth map of the first station gives to a length between two points. */
async function expectedUncertainty(
  camera: CameraPose,
  size: ViewportSize,
  points: readonly ScreenPoint[],
  accuracy: ComputedAccuracy,
): Promise<number> {
  const depthMap = await readDepthMap(pathOf(firstStation.depth));
  const station = { position: STATION_CAMERA.target, heading: firstStation.heading, depthMap };
  const [from, to] = points.map((point) => assertPresent(pickInPanorama(station, { camera, size }, point)));
  return lengthUncertainty(accuracy, { from: assertPresent(from), to: assertPresent(to) }) * 100;
}

const EXACT_ENDS = {
  from: { position: [0, 0, 0], uncertainty: 0 },
  to: { position: [1, 0, 0], uncertainty: 0 },
} as const;

/** The numbers of a formula that are squared. */
const squaredNumbers = (formula: string): number[] =>
  [...formula.matchAll(/([\d.,]+)²/g)].map(([, digits = ""]) => numberBefore("cm", `${digits}\u00a0cm`));

test("measures length, height and width of a room, and the line stays at the corners while the camera rotates", async ({
  openViewer,
}) => {
  const { length, height, width } = ROOM_EDGES;
  let orientation = orientationOf(length);
  const tour = await openViewer(siteTour.path + viewQuery(firstStation, orientation.yaw, orientation.pitch));
  const { page } = tour;
  await tour.startAt(firstStation);
  await tour.startMeasuring();
  await measureEdge(tour, length, orientation);
  await expectLength(tour, length);
  orientation = await turnTo(tour, orientation, orientationOf(height));
  await measureEdge(tour, height, orientation);
  await expectLength(tour, height);
  orientation = await turnTo(tour, orientation, orientationOf(width));
  const pressed = await measureEdge(tour, width, orientation);
  await expectLength(tour, width);

  const box = await tour.viewBox();
  const text = (await tour.measurement().textContent()) ?? "";
  expect(/\d\u00a0ft \d+\u00a0in/.test(text)).toBe(hasImperialUnits(localeOf(site)));
  const stated = statedAccuracy();
  if (stated) {
    // The viewer has whole pixels. At a corner, a fraction of a pixel changes the uncertainty by millimeters.
    const size = { width: Math.round(box.width), height: Math.round(box.height) };
    const uncertainty = await expectedUncertainty(cameraAt(orientation), size, pressed, stated.accuracy);
    expect(Math.abs(numberBefore("cm", text) - uncertainty)).toBeLessThanOrEqual(MAX_UNCERTAINTY_ERROR_CM);
    await expectStatement(tour.measurements(), text, stated);
  }

  /** The largest distance, in pixels, between an end of the line and its corner. */
  const maxError = async (yaw: number): Promise<number> => {
    const ends = await tour.lineEnds();
    const corners = width.ends.map((corner) => projectCorner(cameraAt({ ...orientation, yaw }), box, corner));
    return Math.max(
      ...corners.map(({ x, y }, end) => Math.hypot(x - (ends[end]?.x ?? NaN), y - (ends[end]?.y ?? NaN))),
    );
  };
  const before = await tour.lineEnds();
  const { yaw, pitch } = orientation;
  expect(await maxError(yaw)).toBeLessThan(MAX_ERROR_PX);
  await tour.view().press("ArrowRight");
  await tour.waitForView(firstStation, yaw + KEY_ROTATION_DEG, pitch);
  expect(await maxError(yaw + KEY_ROTATION_DEG)).toBeLessThan(MAX_ERROR_PX);
  // The rotation has moved the corners by more than the allowed error.
  expect(await maxError(yaw)).toBeGreaterThan(MAX_ERROR_PX * 4);
  await page.keyboard.press("ArrowLeft");
  await tour.waitForView(firstStation, yaw, pitch);
  expect(await tour.lineEnds()).toEqual(before);
  expect(await tour.listFaults()).toEqual([]);
});

/** Expects that the list of measurements states the accuracy of the device, and the formula of the uncertainty in a text. */
async function expectStatement(
  list: Locator,
  text: string,
  { name, text: figure, conditions, accuracy }: NonNullable<ReturnType<typeof statedAccuracy>>,
): Promise<void> {
  const sentence = fillPlaceholders(viewerLabels.accuracy, { name, figure, conditions });
  expect(keepUnits((await list.textContent()) ?? "")).toContain(keepUnits(sentence));
  await list.getByText(viewerLabels.howComputed).click();
  const formula = (await list.locator(".formulas li").first().textContent()) ?? "";
  expect(numberBefore("cm", formula)).toBe(numberBefore("cm", text));
  // A reader who computes the formula gets its result.
  const errors = squaredNumbers(formula);
  expect(errors).toHaveLength(lengthErrors(accuracy, EXACT_ENDS).length);
  expect(Math.abs(Math.hypot(...errors) - numberBefore("cm", formula))).toBeLessThanOrEqual(MAX_UNCERTAINTY_ERROR_CM);
  const level = accuracy.isConfidenceAssumed ? viewerLabels.assumedLevel : viewerLabels.level;
  const confidence = formatPercent(accuracy.confidence, localeOf(site));
  await expect(list.locator("details")).toContainText(fillPlaceholders(level, { confidence }));
  await list.getByText(viewerLabels.howComputed).click();
}
