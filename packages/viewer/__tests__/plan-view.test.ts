import type { Vector } from "@capture/domain/lib/vector";
import {
  interpolateCamera,
  isOverPlan,
  projectPoint,
  rotateCamera,
  zoomCamera,
  type CameraPose,
} from "../src/geometry/camera";
import { boundsAsRoom, planDimensions } from "../src/geometry/plan-dimensions";
import { pickInCloud } from "../src/geometry/pick-in-cloud";
import { createCameraGestures } from "../src/tour/camera-gestures";
import { planPose } from "../src/tour/camera-poses";
import { oakFlat } from "../../../__tests__/support/content/tour";

const HEIGHT_M = 1.1;
const BOUNDS = { min: [0, 0], max: [9.6, 7.2] } as const;
const LAPTOP = { width: 866, height: 660 };
const PHONE = { width: 350, height: 480 };
const OVERVIEW: CameraPose = { target: [5, 3, 0], distance: 12, yaw: -14, pitch: -48, fov: 60 };
const rooms = oakFlat.rooms.map((room) => ({ ...room, name: room.id }));

test.each([LAPTOP, PHONE])("the plan fits between the controls of a view of %j, with y up", (size) => {
  const camera = planPose(BOUNDS, HEIGHT_M, size);
  const [frontLeft, backRight] = [...Object.values(BOUNDS)].map(([x, y]) =>
    projectPoint(camera, size, [x, y, HEIGHT_M]),
  );
  if (!frontLeft || !backRight) throw new Error("The plan is behind the camera.");
  expect(frontLeft.x).toBeGreaterThan(10);
  expect(backRight.x).toBeLessThan(size.width - 10);
  expect(backRight.y).toBeGreaterThan(50);
  expect(frontLeft.y).toBeLessThan(size.height - 80);
});

test("all rooms have the same scale, also for points at the top and the bottom of the slice", () => {
  const camera = planPose(BOUNDS, HEIGHT_M, LAPTOP);
  const pixelsPerMeter = (from: Vector, to: Vector, meters: number): number => {
    const [a, b] = [projectPoint(camera, LAPTOP, from), projectPoint(camera, LAPTOP, to)];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) / meters : 0;
  };
  const scales = [HEIGHT_M - 0.05, HEIGHT_M, HEIGHT_M + 0.05].flatMap((height) =>
    planDimensions(rooms, height).flatMap(({ width, depth }) =>
      [width, depth].map(({ from, to, meters }) => pixelsPerMeter(from, to, meters)),
    ),
  );
  // A tenth of a pixel over the whole flat.
  expect(Math.max(...scales) - Math.min(...scales)).toBeLessThan(0.1);
});

test("dimensions are those between the walls, and lie inside the room", () => {
  const all = planDimensions(rooms, HEIGHT_M);
  expect(all).toHaveLength(oakFlat.rooms.length);
  for (const [index, { width, depth, area }] of all.entries()) {
    const { min = [], max = [] } = oakFlat.rooms[index] ?? {};
    expect(width.meters).toBeCloseTo((max[0] ?? 0) - (min[0] ?? 0));
    expect(depth.meters).toBeCloseTo((max[1] ?? 0) - (min[1] ?? 0));
    expect(area).toBeCloseTo(width.meters * depth.meters);
    expect([width.from[0], width.to[0]]).toEqual([min[0], max[0]]);
    expect([depth.from[1], depth.to[1]]).toEqual([min[1], max[1]]);
    expect(width.from[1]).toBeGreaterThan(min[1] ?? 0);
    expect(depth.from[0]).toBeLessThan(max[0] ?? 0);
  }
});

test("a cloud without rooms has the dimensions of its slice", () => {
  const [only] = planDimensions([boundsAsRoom(BOUNDS, "scan.ply")], HEIGHT_M);
  expect(only).toMatchObject({ name: "scan.ply", width: { meters: 9.6 }, depth: { meters: 7.2 } });
});

test("turning and zooming over the plan keep looking straight down", () => {
  const plan = planPose(BOUNDS, HEIGHT_M, LAPTOP);
  const changed = zoomCamera(rotateCamera(plan, 30, 20), 2);
  expect(isOverPlan(changed)).toBe(true);
  expect(changed).toMatchObject({ yaw: 30, distance: plan.distance, fov: plan.fov / 2 });
  expect(isOverPlan(rotateCamera(OVERVIEW, 0, -200))).toBe(false);
});

test.each(["drag", "rotate"] as const)("%s moves the plan without turning it", (gesture) => {
  let camera = planPose(BOUNDS, HEIGHT_M, LAPTOP);
  const before = camera;
  const handlers = createCameraGestures({
    applyUserInput: (change) => (camera = change(camera)),
    getSize: () => LAPTOP,
    onPress: jest.fn(),
  });
  handlers[gesture](1, 0);
  expect(camera).toMatchObject({ yaw: 0, pitch: before.pitch, fov: before.fov });
  // The plan follows the pointer, so the camera moves left; the right arrow key shows what is on the right.
  expect(Math.sign(camera.target[0] - before.target[0])).toBe(gesture === "drag" ? -1 : 1);
});

test("on the way to the plan, the width of the view changes evenly", () => {
  const plan = planPose(BOUNDS, HEIGHT_M, LAPTOP);
  const widthOf = ({ distance, fov }: CameraPose): number => distance * Math.tan((fov * Math.PI) / 360);
  const middle = interpolateCamera(OVERVIEW, plan, 0.5);
  expect(widthOf(middle)).toBeCloseTo((widthOf(OVERVIEW) + widthOf(plan)) / 2, 6);
  expect(interpolateCamera(OVERVIEW, plan, 1)).toEqual(plan);
  expect(interpolateCamera(OVERVIEW, plan, 0).distance).toBeCloseTo(OVERVIEW.distance, 9);
});

test("points below the slice cannot be picked", () => {
  const pieces = [{ positions: Int16Array.of(0, 0, 0), colors: Uint8Array.of(0, 0, 0) }];
  const scale = { origin: [4, 3, 0.5], step: 0.001 };
  const camera = planPose(BOUNDS, HEIGHT_M, LAPTOP);
  const at = projectPoint(camera, LAPTOP, [4, 3, 0.5]) ?? { x: 0, y: 0 };
  const view = { camera, size: LAPTOP, drawnPoints: 1, clipHeight: 1.15 };
  expect(pickInCloud(pieces, scale, { ...view, sliceThickness: Infinity }, at)).toEqual([4, 3, 0.5]);
  expect(pickInCloud(pieces, scale, { ...view, sliceThickness: 0.1 }, at)).toBeUndefined();
});
