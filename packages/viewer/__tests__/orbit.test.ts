import type { Vector } from "@capture/domain/lib/vector";
import {
  anglesFacing,
  eyePosition,
  interpolateOrbit,
  MAX_PITCH_DEG,
  MIN_PITCH_DEG,
  rotateOrbit,
  zoomOrbit,
  type Orbit,
} from "../src/model/orbit";
import { isFacing, isPartVisible } from "../src/model/part-visibility";
import { createVisibleParts } from "../src/stage/visible-parts";

describe("orbit", () => {
  const FRONT: Orbit = { target: [0, 0.1, 0], distance: 2, yaw: 0, pitch: 0 };
  const LIMITS = { minDistance: 1, maxDistance: 3 };

  const closeTo = (values: readonly number[]): unknown[] => values.map((value) => expect.closeTo(value, 6) as unknown);

  test.each([
    ["the front", 0, 0, [0, 0.1, 2]],
    ["the right", 90, 0, [2, 0.1, 0]],
    ["above", 0, 30, [0, 1.1, Math.sqrt(3)]],
  ])("looks from %s", (_side, yaw, pitch, position) => {
    expect(eyePosition({ ...FRONT, yaw, pitch })).toEqual(closeTo(position));
  });

  test("turns without an end, but not over the top or below the floor", () => {
    expect(rotateOrbit({ ...FRONT, yaw: 170 }, 20, 0).yaw).toBe(-170);
    expect(rotateOrbit(FRONT, 0, 500).pitch).toBe(MAX_PITCH_DEG);
    expect(rotateOrbit(FRONT, 0, -500).pitch).toBe(MIN_PITCH_DEG);
  });

  test("zooms within its limits", () => {
    expect(zoomOrbit(FRONT, 1.6, LIMITS).distance).toBe(1.25);
    expect(zoomOrbit(FRONT, 100, LIMITS).distance).toBe(1);
    expect(zoomOrbit(FRONT, 0.01, LIMITS).distance).toBe(3);
  });

  test.each([
    ["the front", [0, 0, 1], { yaw: 0, pitch: 0 }],
    ["a side", [1, 0, 0], { yaw: 90, pitch: 0 }],
    ["the back", [0, 0, -1], { yaw: 180, pitch: 0 }],
    ["the top, from an angle", [0, 1, 0], { yaw: 0, pitch: 50 }],
    ["the underside, from above the floor", [0, -1, 0], { yaw: 0, pitch: MIN_PITCH_DEG }],
  ] as const)("faces a part at %s", (_side, normal, angles) => {
    expect(anglesFacing(normal)).toEqual(angles);
  });

  test("turns along the shorter way", () => {
    const from = { ...FRONT, yaw: 170 };
    const to = { ...FRONT, yaw: -170, distance: 4 };
    expect(interpolateOrbit(from, to, 0.25)).toEqual({ ...FRONT, yaw: 175, distance: 2.5 });
    expect(interpolateOrbit(from, to, 0.75).yaw).toBe(-175);
  });
});

describe("part-visibility", () => {
  const PART = { position: [0, 0, 0.1] as Vector, normal: [0, 0, 1] as Vector };

  /** A large triangle across the z axis. */
  const wallAt = (z: number): number[] => [-5, -5, z, 5, -5, z, 0, 5, z];

  test("a part is hidden from behind and from the side", () => {
    expect(isFacing(PART, [0, 0, 2])).toBe(true);
    expect(isFacing(PART, [0, 0, -2])).toBe(false);
    expect(isFacing(PART, [2, 0, 0.1])).toBe(false);
  });

  test.each([
    ["nothing is in front of it", [], true],
    ["a wall is behind it", wallAt(0.05), true],
    ["it is on the wall", wallAt(0.1), true],
    ["a wall is in front of it", wallAt(0.5), false],
    ["a wall is behind the camera", wallAt(3), true],
    ["a wall is next to the ray", [1, 0, 0.5, 2, 0, 0.5, 1, 1, 0.5], true],
  ])("when %s, its visibility is %s", (_case, triangles, isVisible) => {
    expect(isPartVisible(PART, [0, 0, 2], Float32Array.from(triangles))).toBe(isVisible);
  });

  test("a part that faces away is hidden even if nothing is in front of it", () => {
    expect(isPartVisible(PART, [0, 0, -2], new Float32Array())).toBe(false);
  });
});

describe("visible-parts", () => {
  const part = (id: string, z: number) => ({
    id,
    name: id,
    text: "",
    position: [0, 0, z] as const,
    normal: [0, 0, Math.sign(z)] as const,
    fields: [],
  });
  const PARTS = [part("front", 0.1), part("back", -0.1), part("inside", 0.05)];
  /** A wall between the front and the inside. */
  const WALL = Float32Array.from([-5, -5, 0.08, 5, -5, 0.08, 0, 5, 0.08]);
  const FRONT: Orbit = { target: [0, 0, 0], distance: 2, yaw: 0, pitch: 0 };
  const BACK: Orbit = { ...FRONT, yaw: 180 };

  test("tests one part in each frame, and the others when the view is still", () => {
    const visibleParts = createVisibleParts(PARTS, WALL);
    expect([...visibleParts.update(FRONT)]).toEqual(["front"]);
    expect(visibleParts.isStale).toBe(true);
    expect([...visibleParts.complete()]).toEqual(["front"]);
    expect(visibleParts.isStale).toBe(false);
  });

  test("hides a part immediately when it faces away", () => {
    const visibleParts = createVisibleParts(PARTS, WALL);
    visibleParts.update(FRONT);
    expect([...visibleParts.complete()]).toEqual(["front"]);
    expect(visibleParts.update(BACK).has("front")).toBe(false);
    expect([...visibleParts.complete()]).toEqual(["back"]);
  });
});
