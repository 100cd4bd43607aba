import { walkPose } from "../../../../src/features/tours/viewer/scene/walk-pose";
import { cameraPosition, type CameraPose } from "../../../../src/features/tours/geometry/camera";

const OVERVIEW: CameraPose = { target: [0, 0, 0], distance: 12, yaw: 90, pitch: -48, fov: 60 };
const SCALE = { origin: [0, 0, 0], step: 1 };

/** Two stories of 2.8 m: a floor, a ceiling and the floor above it, 4 m wide. */
const stories = [0, 2.7, 3, 5.7].flatMap((z) =>
  Array.from({ length: 41 * 41 }, (_, index) => [(index % 41) / 10 - 2, Math.floor(index / 41) / 10 - 2, z]),
);
const pieceOf = (points: readonly (readonly number[])[]) => ({
  positions: Float32Array.from(points.flat()),
  colors: new Uint8Array(points.length * 3),
});

test.each([
  ["the floor", [0, 0, 0], 1.6],
  ["a wall above the floor", [0, 0, 1.5], 1.6],
  ["the floor of the second story", [0, 0, 3], 2.7 + 1.6],
] as const)("moves to eye height in front of %s", (_name, point, eyeHeight) => {
  const pose = walkPose([pieceOf(stories)], SCALE, OVERVIEW, point);
  expect(pose.target).toEqual([0, 0, expect.closeTo(eyeHeight, 5)]);
  const [x, y] = cameraPosition(pose);
  // The camera looks along x, and is in front of the point.
  expect([x, y]).toEqual([expect.closeTo(-0.8, 1), expect.closeTo(0)]);
  expect(pose.yaw).toBe(90);
});

test("takes the height of the point if nothing is below it", () => {
  expect(walkPose([pieceOf(stories)], SCALE, OVERVIEW, [50, 50, 1]).target).toEqual([50, 50, 2.6]);
});

test("goes nearer to a point of an object", () => {
  const object = [[0, 0, 0], [0.2, 0, 0.3]]; // prettier-ignore
  const pose = walkPose([pieceOf(object)], SCALE, OVERVIEW, [0.2, 0, 0.3]);
  expect(pose).toEqual({ ...OVERVIEW, target: [0.2, 0, 0.3], distance: 6 });
});
