import type { Vector } from "@capture/domain/lib/vector";
import type { CameraPose } from "../src/geometry/camera";
import { cutDepthMap, locateInStill, measureStill, type Still } from "../src/geometry/still";
import { oakFlat, readStationView } from "../../../__tests__/support/content/tour";

const SIZE = { width: 480, height: 300 };
const MAX_ERROR_M = 0.01;

let still: Still;
beforeAll(async () => {
  const { position, heading, depthMap } = await readStationView("living");
  const camera: CameraPose = { target: position, distance: 0, yaw: -14, pitch: -8, fov: 96 };
  still = { camera, depthMap: cutDepthMap(depthMap, heading, camera, SIZE), rooms: oakFlat.rooms };
});

const [living] = oakFlat.rooms;
const [, back = 0] = living?.max ?? [];
/** On the wall behind the kitchen counter, above the cupboards. */
const ON_WALL: Vector = [2.5, back, 2.6];

/** Measures where the picture shows a point. */
function measure(point: Vector) {
  const screenPoint = locateInStill(still, point);
  return screenPoint && measureStill(still, screenPoint);
}

test("measures the distance from the camera to a point of a wall, which has no line to itself", () => {
  const measured = measure(ON_WALL);
  const [x, y, z] = still.camera.target;
  expect(measured?.meters).toBeCloseTo(Math.hypot(ON_WALL[0] - x, ON_WALL[1] - y, ON_WALL[2] - z), 2);
  measured?.position.forEach((value, axis) => expect(Math.abs(value - (ON_WALL[axis] ?? 0))).toBeLessThan(MAX_ERROR_M));
  expect(measured?.wall).toBeUndefined();
});

test("finds the nearest wall of a point inside the room, at its height", () => {
  // The middle of the table.
  const measured = measureStill(still, { x: 170, y: 210 });
  const [x = 0, y = 0, z = 0] = measured?.position ?? [];
  const distances = [x - (living?.min[0] ?? 0), (living?.max[0] ?? 0) - x, y - (living?.min[1] ?? 0), back - y];
  expect(measured?.wall?.meters).toBeCloseTo(Math.min(...distances), 6);
  expect(measured?.wall?.position[2]).toBe(z);
});

test("measures nothing where the depth map has no distance", () => {
  const { width, height } = SIZE;
  const empty = { ...still, depthMap: { width, height, millimeters: new Uint16Array(width * height) } };
  expect(measureStill(empty, { x: 240, y: 150 })).toBeUndefined();
});
