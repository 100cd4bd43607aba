import sharp from "sharp";
import { radToDeg } from "../../../src/features/tours/geometry/angles";
import {
  INITIAL_FOV_DEG,
  projectPoint,
  type CameraPose,
  type ScreenPoint,
} from "../../../src/features/tours/geometry/camera";
import { roomSize } from "../../../src/features/tours/geometry/room";
import { distanceBetween, lerp, subtract, toVector, type Vector } from "../../../src/features/tours/geometry/vector";
import { fillPlaceholders } from "../../../src/domain/placeholders";
import { hasImperialUnits } from "../../../src/domain/units";
import { assertPresent } from "../../../src/lib/assert-present";
import { localeOf } from "../../../src/lib/locale";
import { site } from "../../../testing/routes";
import { PHONE, viewerPages } from "../../support/browser/viewer-page";
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
const KEY_ROTATION_DEG = 6;
/** The maximum distance between an end of the line and its corner. */
const MAX_ERROR_PX = 4;
const MAX_LENGTH_ERROR_M = 0.03;
const MAX_UNCERTAINTY_ERROR_CM = 0.1;

type Edge = readonly [Vector, Vector];

const open = viewerPages();

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

/** The expected uncertainty of an edge in centimeters: that of the device and one pixel of the depth map, at both ends. */
async function expectedUncertainty(edge: Edge, accuracyM: number): Promise<number> {
  const { width: pixels = NaN } = await sharp(pathOf(firstStation.depth)).metadata();
  const errors = edge.flatMap((end) => [accuracyM, (distanceBetween(end, TARGET) * 2 * Math.PI) / pixels]);
  return Math.hypot(...errors) * 100;
}

testTour("measures the width of a room, and the line stays at the corners while the camera rotates", async () => {
  const orientation = orientationOf(WIDTH);
  const tour = await open(siteTour.path + viewQuery(firstStation, orientation.yaw, orientation.pitch));
  const { page } = tour;
  await tour.start();
  await tour.waitForStation(firstStation.name);
  const box = await tour.viewBox();
  const projectCorners = (yaw: number): ScreenPoint[] => {
    const camera: CameraPose = { target: TARGET, distance: 0, yaw, pitch: orientation.pitch, fov: INITIAL_FOV_DEG };
    return WIDTH.map((corner) => {
      const screenPoint = projectPoint(camera, box, corner);
      if (!screenPoint) throw new Error("The corner is behind the camera.");
      return screenPoint;
    });
  };
  /** The largest distance, in pixels, between an end of the line and its corner. */
  const maxError = async (yaw: number): Promise<number> => {
    const ends = await tour.lineEnds();
    return Math.max(
      ...projectCorners(yaw).map(({ x, y }, end) => Math.hypot(x - (ends[end]?.x ?? NaN), y - (ends[end]?.y ?? NaN))),
    );
  };

  await tour.button(viewerLabels.measure).click();
  await page.getByText(viewerLabels.measureHint).waitFor();
  const [first, second] = projectCorners(orientation.yaw) as [ScreenPoint, ScreenPoint];
  await page.mouse.click(Math.round(box.x + first.x), Math.round(box.y + first.y));
  await page.getByText(viewerLabels.secondPoint).waitFor();
  await page.mouse.click(Math.round(box.x + second.x), Math.round(box.y + second.y));
  const list = tour.measurements();
  const row = list.getByRole("listitem").first();
  await row.waitFor();
  const text = (await row.textContent()) ?? "";
  expect(Math.abs(numberBefore("m", text) - width)).toBeLessThanOrEqual(MAX_LENGTH_ERROR_M);
  expect(/\d\u00a0ft \d+\u00a0in/.test(text)).toBe(hasImperialUnits(localeOf(site)));
  const stated = statedAccuracy();
  if (stated) {
    expect(text).toMatch(/±[\d.,]+\u00a0cm/);
    const uncertainty = await expectedUncertainty(WIDTH, stated.meters);
    expect(Math.abs(numberBefore("cm", text) - uncertainty)).toBeLessThanOrEqual(MAX_UNCERTAINTY_ERROR_CM);
    const sentence = fillPlaceholders(viewerLabels.accuracy, { name: stated.name, figure: stated.text });
    expect(await list.textContent()).toContain(sentence);
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
  await tour.button(viewerLabels.measure).click();
  for (const corner of edge) {
    const screenPoint = projectPoint(
      { target: TARGET, distance: 0, ...orientation, fov: INITIAL_FOV_DEG },
      box,
      corner,
    );
    if (!screenPoint) throw new Error("The corner is behind the camera.");
    await tour.page.mouse.click(Math.round(box.x + screenPoint.x), Math.round(box.y + screenPoint.y));
  }
  const text = (await tour.measurements().getByRole("listitem").first().textContent()) ?? "";
  expect(Math.abs(numberBefore("m", text) - meters)).toBeLessThanOrEqual(MAX_LENGTH_ERROR_M);
});

testTour("on a phone, the list of measurements covers neither the crosshair nor the buttons", async () => {
  const tour = await open(siteTour.path + viewQuery(firstStation, firstStation.view), PHONE);
  await tour.start();
  await tour.waitForStation(firstStation.name);
  await tour.button(viewerLabels.measure).click();
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
  await tour.button(viewerLabels.measure).click();
  await tour.pressTwoPoints([0.3, 0.45], [0.4, 0.45]);
  await tour.pressTwoPoints([0.3, 0.5], [0.4, 0.5]);
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
