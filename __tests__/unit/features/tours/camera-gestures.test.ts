import type { CameraPose } from "../../../../src/features/tours/geometry/camera";
import { createCameraGestures } from "../../../../src/features/tours/viewer/scene/camera-gestures";

const SIZE = { width: 800, height: 400 };
const PANORAMA: CameraPose = { target: [1, 2, 1.5], distance: 0, yaw: 10, pitch: 0, fov: 90 };
const CLOUD: CameraPose = { ...PANORAMA, distance: 12 };

function applyGesture(camera: CameraPose, gesture: "drag" | "pan", right: number, down: number): CameraPose {
  let after = camera;
  const change = (next: (before: CameraPose) => CameraPose): void => {
    after = next(after);
  };
  createCameraGestures(change, () => SIZE, jest.fn())[gesture](right, down);
  return after;
}

test("two fingers rotate a panorama as one finger does, and dragging down raises the pitch", () => {
  const after = applyGesture(PANORAMA, "pan", -40, 40);
  expect(after).toEqual(applyGesture(PANORAMA, "drag", -40, 40));
  expect(after.pitch).toBeGreaterThan(2);
  expect(after.yaw).toBeGreaterThan(12);
});

test("two fingers pan a cloud along the floor without rotating it", () => {
  const after = applyGesture(CLOUD, "pan", -40, 40);
  expect([after.yaw, after.pitch]).toEqual([CLOUD.yaw, CLOUD.pitch]);
  expect(after.target).not.toEqual(CLOUD.target);
});
