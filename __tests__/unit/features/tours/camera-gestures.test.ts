import type { Camera } from "../../../../src/features/tours/geometry/camera";
import { cameraGestures } from "../../../../src/features/tours/viewer/scene/camera-gestures";

const SIZE = { width: 800, height: 400 };
const PANORAMA: Camera = { target: [1, 2, 1.5], distance: 0, yaw: 10, pitch: 0, fov: 90 };
const CLOUD: Camera = { ...PANORAMA, distance: 12 };

function cameraAfter(camera: Camera, gesture: "drag" | "pan", right: number, down: number): Camera {
  let after = camera;
  const change = (next: (before: Camera) => Camera): void => {
    after = next(after);
  };
  cameraGestures(change, () => SIZE, jest.fn())[gesture](right, down);
  return after;
}

test("in a panorama two fingers look around as one does: up, when the picture is pulled down", () => {
  const after = cameraAfter(PANORAMA, "pan", -40, 40);
  expect(after).toEqual(cameraAfter(PANORAMA, "drag", -40, 40));
  expect(after.pitch).toBeGreaterThan(2);
  expect(after.yaw).toBeGreaterThan(12);
});

test("around a cloud two fingers move along the floor, and do not turn", () => {
  const after = cameraAfter(CLOUD, "pan", -40, 40);
  expect([after.yaw, after.pitch]).toEqual([CLOUD.yaw, CLOUD.pitch]);
  expect(after.target).not.toEqual(CLOUD.target);
});
