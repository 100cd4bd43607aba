import { radToDeg } from "../../../src/features/tours/geometry/angles";
import {
  INITIAL_FOV_DEG,
  projectPoint,
  type CameraPose,
  type ScreenPoint,
  type ViewportSize,
} from "../../../src/features/tours/geometry/camera";
import { lengthErrors, lengthUncertainty } from "../../../src/features/tours/geometry/measurement";
import { pickInPanorama } from "../../../src/features/tours/geometry/pick-in-panorama";
import { roomSize } from "../../../src/features/tours/geometry/room";
import { lerp, subtract, toVector, type Vector } from "../../../src/features/tours/geometry/vector";
import type { ComputedAccuracy } from "../../../src/domain/accuracy/read-accuracy";
import { fillPlaceholders } from "../../../src/domain/placeholders";
import { hasImperialUnits, keepUnits } from "../../../src/domain/units";
import { assertPresent } from "../../../src/lib/assert-present";
import { formatPercent, localeOf } from "../../../src/lib/locale";
import { site } from "../../../testing/routes";
import { PHONE, viewerPages, type ViewerPage } from "../../support/viewer/viewer-page";
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

const { ceiling, rooms } = siteTour;
const room = assertPresent(rooms.find(({ id }) => id === firstStation.room));
const [left = 0, front = 0] = room.min;
const [right = 0, back = 0] = room.max;
const [width, length] = roomSize(room);
/** The ends of three edges of the first room, which are in front of its station. */
const WIDTH: Edge = [
  [left, front, ceiling],
  [right, front, ceiling],
];
const LENGTH: Edge = [
  [left, front, ceiling],
  [left, back, ceiling],
];
const HEIGHT: Edge = [
  [right, front, 0],
  [right, front, ceiling],
];
const TARGET = toVector(firstStation.position);
const CAMERA = { target: TARGET, distance: 0, fov: INITIAL_FOV_DEG };
const KEY_ROTATION_DEG = 6;
/** The maximum distance between an end of the line and its corner. */
const MAX_ERROR_PX = 4;
const MAX_LENGTH_ERROR_M = 0.03;
const MAX_UNCERTAINTY_ERROR_CM = 0.1;

type Edge = readonly [Vector, Vector];

const open = viewerPages();
// On a busy machine without a graphics card, a press is sometimes lost; the cause is not found yet.
jest.retryTimes(2);
// Without a graphics card, a view that is sharp enough to measure in takes many seconds.
jest.setTimeout(120_000);

/** The orientation that shows the ends of an edge at the same distance from the center of the view. */
function orientationOf(edge: Edge): { yaw: number; pitch: number } {
  const [from, to] = edge.map((end) => subtract(end, TARGET)) as [Vector, Vector];
  const [x, y] = [0, 1].map((axis) => (from[axis] ?? 0) / floorDistance(from) + (to[axis] ?? 0) / floorDistance(to));
  const [middleX, middleY, middleZ] = lerp(from, to, 0.5);
  return {
    yaw: Math.round(radToDeg(Math.atan2(x ?? 0, y ?? 0))),
    pitch: Math.round(radToDeg(Math.atan2(middleZ, Math.hypot(middleX, middleY)))),
  };
}

const floorDistance = ([x, y]: Vector): number => Math.hypot(x, y);

function projectCorner(camera: CameraPose, size: ViewportSize, corner: Vector): ScreenPoint {
  const screenPoint = projectPoint(camera, size, corner);
  if (!screenPoint) throw new Error("The corner is behind the camera.");
  return screenPoint;
}

/** Presses the whole pixel nearest to a point of the view. @returns the pressed point */
async function press(tour: ViewerPage, point: ScreenPoint): Promise<ScreenPoint> {
  const box = await tour.viewBox();
  const [x, y] = [Math.round(box.x + point.x), Math.round(box.y + point.y)];
  await tour.page.mouse.click(x, y);
  return { x: x - box.x, y: y - box.y };
}

async function startMeasuring(tour: ViewerPage): Promise<void> {
  await tour.button(viewerLabels.measure).click();
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
  const station = { position: TARGET, heading: firstStation.heading, depthMap };
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
  const orientation = orientationOf(WIDTH);
  const tour = await open(siteTour.path + viewQuery(firstStation, orientation.yaw, orientation.pitch));
  const { page } = tour;
  await tour.start();
  await tour.waitForStation(firstStation.name);
  const box = await tour.viewBox();
  const cameraAt = (yaw: number): CameraPose => ({ ...CAMERA, yaw, pitch: orientation.pitch });
  const projectCorners = (yaw: number): ScreenPoint[] =>
    WIDTH.map((corner) => projectCorner(cameraAt(yaw), box, corner));
  /** The largest distance, in pixels, between an end of the line and its corner. */
  const maxError = async (yaw: number): Promise<number> => {
    const ends = await tour.lineEnds();
    return Math.max(
      ...projectCorners(yaw).map(({ x, y }, end) => Math.hypot(x - (ends[end]?.x ?? NaN), y - (ends[end]?.y ?? NaN))),
    );
  };

  await startMeasuring(tour);
  const corners = projectCorners(orientation.yaw) as [ScreenPoint, ScreenPoint];
  const first = await press(tour, corners[0]);
  await page.getByText(viewerLabels.secondPoint).waitFor();
  const second = await press(tour, corners[1]);
  const list = tour.measurements();
  const row = list.getByRole("listitem").first();
  await row.waitFor();
  const text = (await row.textContent()) ?? "";
  expect(Math.abs(numberBefore("m", text) - width)).toBeLessThanOrEqual(MAX_LENGTH_ERROR_M);
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

testTour.each([
  ["length", LENGTH, length],
  ["height", HEIGHT, ceiling],
] as const)("measures the %s of a room to within 3 cm", async (_dimension, edge, meters) => {
  const orientation = orientationOf(edge);
  const tour = await open(siteTour.path + viewQuery(firstStation, orientation.yaw, orientation.pitch));
  await tour.start();
  await tour.waitForStation(firstStation.name);
  const box = await tour.viewBox();
  await startMeasuring(tour);
  for (const corner of edge) {
    await press(tour, projectCorner({ ...CAMERA, ...orientation }, box, corner));
  }
  const text = (await tour.measurements().getByRole("listitem").first().textContent()) ?? "";
  expect(Math.abs(numberBefore("m", text) - meters)).toBeLessThanOrEqual(MAX_LENGTH_ERROR_M);
});

testTour("on a phone, the list of measurements covers neither the crosshair nor the buttons", async () => {
  const tour = await open(siteTour.path + viewQuery(firstStation, firstStation.view), PHONE);
  await tour.start();
  await tour.waitForStation(firstStation.name);
  await startMeasuring(tour);
  await tour.pressTwoPoints([0.3, 0.3], [0.4, 0.3]);
  await tour.pressTwoPoints([0.3, 0.35], [0.4, 0.35]);
  await tour.measurements().getByRole("listitem").nth(1).waitFor();
  const list = await tour.measurements().boundingBox();
  const box = await tour.viewBox();
  const button = await tour.button(viewerLabels.measure).boundingBox();
  if (!list || !button) throw new Error("The list or the button is not visible.");
  // 16 px is half the height of the crosshair.
  expect(list.y).toBeGreaterThan(box.y + box.height / 2 + 16);
  expect(list.y + list.height).toBeLessThanOrEqual(button.y);
});

testTour("removing a measurement by keyboard moves the focus to the next one, and finally to the view", async () => {
  const tour = await open(siteTour.path + viewQuery(firstStation, firstStation.view));
  await tour.start();
  await tour.waitForStation(firstStation.name);
  await startMeasuring(tour);
  await tour.pressTwoPoints([0.3, 0.45], [0.4, 0.45]);
  // Above the panel that lists the first measurement.
  await tour.pressTwoPoints([0.3, 0.35], [0.4, 0.35]);
  const rows = tour.measurements().getByRole("listitem");
  const removeFirst = fillPlaceholders(viewerLabels.remove, { count: 1 });
  await rows.nth(1).waitFor();
  await tour.button(removeFirst).focus();
  await tour.page.keyboard.press("Enter");
  await rows.nth(1).waitFor({ state: "detached" });
  expect(await tour.hasFocus(tour.button(removeFirst))).toBe(true);
  await tour.page.keyboard.press("Enter");
  await tour.measurements().waitFor({ state: "detached" });
  expect(await tour.hasFocus(tour.view())).toBe(true);
});
