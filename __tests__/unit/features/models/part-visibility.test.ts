import { isFacing, isPartVisible } from "../../../../src/features/models/geometry/part-visibility";
import type { Vector } from "../../../../src/features/models/geometry/orbit";

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
