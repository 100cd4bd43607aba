import type { CameraPose, ScreenPoint, ViewportSize } from "../../../src/features/tours/geometry/camera";
import { lengthErrors, lengthUncertainty } from "../../../src/features/tours/geometry/measurement";
import { pickInPanorama } from "../../../src/features/tours/geometry/pick-in-panorama";
import type { ComputedAccuracy } from "../../../src/domain/accuracy/read-accuracy";
import { fillPlaceholders } from "../../../src/domain/placeholders";
import { hasImperialUnits, keepUnits } from "../../../src/domain/units";
import { assertPresent } from "../../../src/lib/assert-present";
import { formatPercent, localeOf } from "../../../src/lib/locale";
import { site } from "../../../testing/routes";
import { orientationOf, projectCorner, ROOM_EDGES, STATION_CAMERA } from "../../support/viewer/room-edges";
import { viewerPages, type ViewerPage } from "../../support/viewer/viewer-page";
import { pathOf } from "../../support/content/data";
import {
  firstStation,
  numberBefore,
  siteTour,
  statedAccuracy,
  testTour,
  viewerLabels,
  viewQuery,
} from "../../support/content/site-tour";
import { readDepthMap } from "../../support/content/tour";

const KEY_ROTATION_DEG = 6;
/** The maximum distance between an end of the line and its corner. */
const MAX_ERROR_PX = 4;
const MAX_LENGTH_ERROR_M = 0.03;
const MAX_UNCERTAINTY_ERROR_CM = 0.1;

const open = viewerPages();

/** Presses the whole pixel nearest to a point of the view. @returns the pressed point */
async function pressPixel(tour: ViewerPage, point: ScreenPoint): Promise<ScreenPoint> {
  const box = await tour.viewBox();
  const pressed = { x: Math.round(box.x + point.x) - box.x, y: Math.round(box.y + point.y) - box.y };
  await tour.press(pressed);
  return pressed;
}

async function startMeasuring(tour: ViewerPage): Promise<void> {
  await tour.startMeasuring();
  await tour.page.getByText(viewerLabels.measureHint).waitFor();
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

testTour("measures the width of a room, and the line stays at the corners while the camera rotates", async () => {
  const orientation = orientationOf(ROOM_EDGES.width);
  const tour = await open(siteTour.path + viewQuery(firstStation, orientation.yaw, orientation.pitch));
  const { page } = tour;
  await tour.start();
  await tour.waitForStation(firstStation.name);
  const box = await tour.viewBox();
  const cameraAt = (yaw: number): CameraPose => ({ ...STATION_CAMERA, yaw, pitch: orientation.pitch });
  const projectCorners = (yaw: number): ScreenPoint[] =>
    ROOM_EDGES.width.ends.map((corner) => projectCorner(cameraAt(yaw), box, corner));
  /** The largest distance, in pixels, between an end of the line and its corner. */
  const maxError = async (yaw: number): Promise<number> => {
    const ends = await tour.lineEnds();
    return Math.max(
      ...projectCorners(yaw).map(({ x, y }, end) => Math.hypot(x - (ends[end]?.x ?? NaN), y - (ends[end]?.y ?? NaN))),
    );
  };

  await startMeasuring(tour);
  const corners = projectCorners(orientation.yaw) as [ScreenPoint, ScreenPoint];
  const first = await pressPixel(tour, corners[0]);
  await page.getByText(viewerLabels.secondPoint).waitFor();
  const second = await pressPixel(tour, corners[1]);
  const list = tour.measurements();
  const row = list.getByRole("listitem").first();
  await row.waitFor();
  const text = (await row.textContent()) ?? "";
  expect(Math.abs(numberBefore("m", text) - ROOM_EDGES.width.meters)).toBeLessThanOrEqual(MAX_LENGTH_ERROR_M);
  expect(/\d\u00a0ft \d+\u00a0in/.test(text)).toBe(hasImperialUnits(localeOf(site)));
  const stated = statedAccuracy();
  if (stated) {
    const uncertainty = await expectedUncertainty(cameraAt(orientation.yaw), box, [first, second], stated.accuracy);
    expect(Math.abs(numberBefore("cm", text) - uncertainty)).toBeLessThanOrEqual(MAX_UNCERTAINTY_ERROR_CM);
    const { name, text: figure, conditions, accuracy } = stated;
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
    expect(await list.locator("details").textContent()).toContain(fillPlaceholders(level, { confidence }));
    await list.getByText(viewerLabels.howComputed).click();
  }

  const before = await tour.lineEnds();
  expect(await maxError(orientation.yaw)).toBeLessThan(MAX_ERROR_PX);
  await tour.view().focus();
  await page.keyboard.press("ArrowRight");
  await tour.waitForView(firstStation, orientation.yaw + KEY_ROTATION_DEG, orientation.pitch);
  expect(await maxError(orientation.yaw + KEY_ROTATION_DEG)).toBeLessThan(MAX_ERROR_PX);
  // The rotation has moved the corners by more than the allowed error.
  expect(await maxError(orientation.yaw)).toBeGreaterThan(MAX_ERROR_PX * 4);
  await page.keyboard.press("ArrowLeft");
  await tour.waitForView(firstStation, orientation.yaw, orientation.pitch);
  expect(await tour.lineEnds()).toEqual(before);
  expect([await tour.policyViolations(), tour.messages]).toEqual([[], []]);
});

testTour.each(["length", "height"] as const)("measures the %s of a room to within 3 cm", async (dimension) => {
  const edge = ROOM_EDGES[dimension];
  const orientation = orientationOf(edge);
  const tour = await open(siteTour.path + viewQuery(firstStation, orientation.yaw, orientation.pitch));
  await tour.start();
  await tour.waitForStation(firstStation.name);
  const box = await tour.viewBox();
  await startMeasuring(tour);
  for (const corner of edge.ends) {
    await pressPixel(tour, projectCorner({ ...STATION_CAMERA, ...orientation }, box, corner));
  }
  const text = (await tour.measurements().getByRole("listitem").first().textContent()) ?? "";
  expect(Math.abs(numberBefore("m", text) - edge.meters)).toBeLessThanOrEqual(MAX_LENGTH_ERROR_M);
});
