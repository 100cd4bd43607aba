import { addScaled, subtract, normalize } from "@capture/domain/lib/vector";
import {
  interpolateCamera,
  MIN_FOV_DEG,
  panCamera,
  projectPoint,
  projectLine,
  rayDirection,
  rotateCamera,
  zoomCamera,
  type CameraPose,
  cameraPosition,
} from "../src/geometry/camera";
import { directionToUv, uvToDirection } from "../src/geometry/depth-map";
import { createCameraGestures } from "../src/tour/camera-gestures";
import { walkPose } from "../src/tour/walk-pose";

describe("camera", () => {
  const SIZE = { width: 800, height: 600 };
  const PANORAMA_POSE: CameraPose = { target: [1, 2, 1.5], distance: 0, yaw: 30, pitch: -20, fov: 90 };
  const CLOUD_POSE: CameraPose = { target: [4, 3, 0], distance: 12, yaw: -120, pitch: -50, fov: 60 };

  test.each([PANORAMA_POSE, CLOUD_POSE])("projectPoint is the inverse of rayDirection", (camera) => {
    const position = addScaled(camera.target, rayDirection(camera, SIZE, { x: 400, y: 300 }), -camera.distance);
    for (const screenPoint of [
      { x: 400, y: 300 },
      { x: 0, y: 0 },
      { x: 800, y: 600 },
      { x: 37, y: 512 },
    ]) {
      const projected = projectPoint(camera, SIZE, addScaled(position, rayDirection(camera, SIZE, screenPoint), 3));
      expect(projected?.x).toBeCloseTo(screenPoint.x, 6);
      expect(projected?.y).toBeCloseTo(screenPoint.y, 6);
    }
  });

  test("the field of view is along the longer side of the viewport", () => {
    const level = { ...PANORAMA_POSE, pitch: 0, yaw: 0 };
    expect(projectPoint(level, SIZE, [1 + 1, 2 + 1, 1.5])?.x).toBeCloseTo(800);
    expect(projectPoint(level, { width: 600, height: 800 }, [1, 2 + 1, 1.5 + 1])?.y).toBeCloseTo(0);
  });

  test("does not project points behind the camera, and clips lines that end there", () => {
    const level = { ...PANORAMA_POSE, pitch: 0, yaw: 0 };
    expect(projectPoint(level, SIZE, [1, 0, 1.5])).toBeUndefined();
    expect(projectLine(level, SIZE, [1, 0, 1.5], [1, -1, 1.5])).toBeUndefined();
    const line = projectLine(level, SIZE, [2, 4, 1.5], [2, 0, 1.5]);
    expect(line?.[0].x).toBeCloseTo(600);
    expect(line?.[1].x).toBeGreaterThan(800);
  });

  test("pitch is limited to MAX_PITCH_DEG, and yaw is normalized", () => {
    expect(rotateCamera(PANORAMA_POSE, 0, 200).pitch).toBe(85);
    expect(rotateCamera({ ...PANORAMA_POSE, yaw: 170 }, 20, 0).yaw).toBe(-170);
  });

  test("zooming in reduces the field of view in a panorama, and the distance to a cloud", () => {
    expect(zoomCamera(PANORAMA_POSE, 100)).toMatchObject({ fov: MIN_FOV_DEG, distance: 0 });
    expect(zoomCamera(CLOUD_POSE, 2)).toMatchObject({ fov: 60, distance: 6 });
  });

  test("panning a cloud moves the target along the floor; panning a panorama does nothing", () => {
    expect(panCamera(PANORAMA_POSE, SIZE, 50, 50)).toBe(PANORAMA_POSE);
    const { target } = panCamera({ ...CLOUD_POSE, yaw: 0 }, SIZE, 100, 0);
    expect(target[0]).toBeLessThan(4);
    expect([target[1], target[2]]).toEqual([3, 0]);
  });

  test("interpolation rotates along the shorter arc", () => {
    expect(interpolateCamera({ ...PANORAMA_POSE, yaw: 170 }, { ...PANORAMA_POSE, yaw: -170 }, 0.5).yaw).toBe(180);
    expect(interpolateCamera(PANORAMA_POSE, CLOUD_POSE, 1)).toEqual(CLOUD_POSE);
  });

  test("uvToDirection is the inverse of directionToUv", () => {
    const direction = normalize(subtract([3, -2, 1], [0, 0, 0]));
    const converted = uvToDirection(directionToUv(direction, 75), 75);
    converted.forEach((value, axis) => expect(value).toBeCloseTo(direction[axis] ?? 0, 9));
    expect(directionToUv([0, 1, 0], 0)).toEqual({ u: 0.5, v: 0.5 });
    expect(directionToUv([1, 0, 0], 0).u).toBeCloseTo(0.75);
  });
});

describe("camera-gestures", () => {
  const SIZE = { width: 800, height: 400 };
  const PANORAMA: CameraPose = { target: [1, 2, 1.5], distance: 0, yaw: 10, pitch: 0, fov: 90 };
  const CLOUD: CameraPose = { ...PANORAMA, distance: 12 };

  function applyGesture(camera: CameraPose, gesture: "drag" | "pan", right: number, down: number): CameraPose {
    let after = camera;
    const applyUserInput = (change: (before: CameraPose) => CameraPose): void => {
      after = change(after);
    };
    createCameraGestures({ applyUserInput, getSize: () => SIZE, onPress: jest.fn() })[gesture](right, down);
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
});

describe("walk-pose", () => {
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
});
