import {
  anglesFacing,
  eyePosition,
  interpolateOrbit,
  MAX_PITCH_DEG,
  MIN_PITCH_DEG,
  rotateOrbit,
  zoomOrbit,
  type Orbit,
} from "../../../../src/features/models/geometry/orbit";

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
