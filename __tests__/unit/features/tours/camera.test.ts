import {
  blend,
  FOV_DEG,
  moved,
  project,
  projectLine,
  rayThrough,
  turned,
  zoomed,
  type Camera,
} from "../../../../src/features/tours/geometry/camera";
import { inPicture, directionOf } from "../../../../src/features/tours/geometry/depth";
import { along, minus, unit } from "../../../../src/features/tours/geometry/vector";

const SIZE = { width: 800, height: 600 };
const inRoom: Camera = { target: [1, 2, 1.5], distance: 0, yaw: 30, pitch: -20, fov: 90 };
const around: Camera = { target: [4, 3, 0], distance: 12, yaw: -120, pitch: -50, fov: 60 };

test.each([inRoom, around])("what is seen at a place is on the ray through it", (camera) => {
  const eye = along(camera.target, rayThrough(camera, SIZE, { x: 400, y: 300 }), -camera.distance);
  for (const place of [
    { x: 400, y: 300 },
    { x: 0, y: 0 },
    { x: 800, y: 600 },
    { x: 37, y: 512 },
  ]) {
    const seen = project(camera, SIZE, along(eye, rayThrough(camera, SIZE, place), 3));
    expect(seen?.x).toBeCloseTo(place.x, 6);
    expect(seen?.y).toBeCloseTo(place.y, 6);
  }
});

test("the field of view is that of the longer side", () => {
  const level = { ...inRoom, pitch: 0, yaw: 0 };
  expect(project(level, SIZE, [1 + 1, 2 + 1, 1.5])?.x).toBeCloseTo(800);
  expect(project(level, { width: 600, height: 800 }, [1, 2 + 1, 1.5 + 1])?.y).toBeCloseTo(0);
});

test("what is behind the visitor is not in the picture, and a line into it is cut off", () => {
  const level = { ...inRoom, pitch: 0, yaw: 0 };
  expect(project(level, SIZE, [1, 0, 1.5])).toBeUndefined();
  expect(projectLine(level, SIZE, [1, 0, 1.5], [1, -1, 1.5])).toBeUndefined();
  const line = projectLine(level, SIZE, [2, 4, 1.5], [2, 0, 1.5]);
  expect(line?.[0].x).toBeCloseTo(600);
  expect(line?.[1].x).toBeGreaterThan(800);
});

test("a turn ends short of straight up and goes round the compass", () => {
  expect(turned(inRoom, 0, 200).pitch).toBe(85);
  expect(turned({ ...inRoom, yaw: 170 }, 20, 0).yaw).toBe(-170);
});

test("nearer is a longer lens inside and a shorter way outside", () => {
  expect(zoomed(inRoom, 100)).toMatchObject({ fov: FOV_DEG.min, distance: 0 });
  expect(zoomed(around, 2)).toMatchObject({ fov: 60, distance: 6 });
});

test("a panorama stays where it was taken; a cloud follows the hand along the floor", () => {
  expect(moved(inRoom, SIZE, 50, 50)).toBe(inRoom);
  const { target } = moved({ ...around, yaw: 0 }, SIZE, 100, 0);
  expect(target[0]).toBeLessThan(4);
  expect([target[1], target[2]]).toEqual([3, 0]);
});

test("between two cameras it turns the shorter way", () => {
  expect(blend({ ...inRoom, yaw: 170 }, { ...inRoom, yaw: -170 }, 0.5).yaw).toBe(180);
  expect(blend(inRoom, around, 1)).toEqual(around);
});

test("a direction is found again in a picture whose middle looks elsewhere", () => {
  const direction = unit(minus([3, -2, 1], [0, 0, 0]));
  const again = directionOf(inPicture(direction, 75), 75);
  again.forEach((value, axis) => expect(value).toBeCloseTo(direction[axis] ?? 0, 9));
  expect(inPicture([0, 1, 0], 0)).toEqual({ u: 0.5, v: 0.5 });
  expect(inPicture([1, 0, 0], 0).u).toBeCloseTo(0.75);
});
