import { evenOrder } from "../../../../gatsby/outputs/tours/even-order";
import { readPly } from "../../../../gatsby/outputs/tours/points";
import { packPiece, scaleOf } from "../../../../gatsby/outputs/tours/quantize";
import { project, type Camera, type Size } from "../../../../src/features/tours/geometry/camera";
import { missOf, pickPoint } from "../../../../src/features/tours/geometry/pick-point";
import { distance, type Vector } from "../../../../src/features/tours/geometry/vector";
import { overviewCamera } from "../../../../src/features/tours/viewer/scene/cameras";
import type { ViewerTour } from "../../../../src/features/tours/viewer/scene/state";
import { oakFlat } from "../../../support/content/tour";

const points = readPly(`data/${oakFlat.cloud}`);
const scale = scaleOf(points);
const pieces = [packed(evenOrder(points))];
const SIZE: Size = { width: 900, height: 640 };
const CEILING = 2.6;
/** How far off a distance may be that is measured from so far away. Meters. */
const CLOSE = 0.05;

const [living] = oakFlat.rooms;
const [left = 0, front = 0] = living?.min ?? [];
const [right = 0, back = 0] = living?.max ?? [];

function packed(order: Uint32Array) {
  const bytes = packPiece(points, order, scale).buffer as ArrayBuffer;
  const count = order.length;
  return { positions: new Int16Array(bytes, 0, count * 3), colors: new Uint8Array(bytes, count * 6, count * 3) };
}

const from = (yaw: number): Camera =>
  overviewCamera({ scan: { ...scale, ...points } } as unknown as ViewerTour, SIZE, yaw);

/** The place that is picked when a visitor presses the pixel of a place. */
function pressed(camera: Camera, place: Vector, drawn: number): Vector {
  const seen = project(camera, SIZE, place);
  if (!seen) throw new Error("The place is not in the picture.");
  const press = { x: Math.round(seen.x), y: Math.round(seen.y) };
  const found = pickPoint(pieces, scale, { camera, size: SIZE, drawn, ceiling: CEILING }, press);
  if (!found) throw new Error("Nothing is there.");
  return found;
}

const corners: Record<string, Vector> = {
  "front left": [left, front, CEILING],
  "back left": [left, back, CEILING],
  "back right": [right, back, CEILING],
  "front right": [right, front, CEILING],
};

describe.each([240_000, points.count])("with %d points drawn, seen from above", (drawn) => {
  test.each([
    ["5.49 m along the front", "front left", "front right", 5.49],
    ["5.49 m along the back", "back left", "back right", 5.49],
    ["7.08 m along the left", "front left", "back left", 7.08],
    ["7.08 m along the right", "front right", "back right", 7.08],
  ])("the tops of the walls are %s", (_what, a, b, meters) => {
    for (const yaw of [-49, -14, 20]) {
      const camera = from(yaw);
      const [start, end] = [a, b].map((name) => pressed(camera, corners[name] as Vector, drawn)) as [Vector, Vector];
      const off = Math.abs(distance(start, end) - meters);
      expect(off).toBeLessThan(CLOSE);
    }
  });
});

test("a press beside everything takes no point", () => {
  const camera = from(0);
  expect(
    pickPoint(pieces, scale, { camera, size: SIZE, drawn: points.count, ceiling: CEILING }, { x: 3, y: 3 }),
  ).toBeUndefined();
});

test("a point that lies beside the press is so far off", () => {
  const camera = from(0);
  const place = corners["back left"] as Vector;
  const seen = project(camera, SIZE, place) ?? { x: 0, y: 0 };
  expect(missOf({ camera, size: SIZE }, place, { x: seen.x + 3, y: seen.y - 4 })).toBeCloseTo(5);
});
