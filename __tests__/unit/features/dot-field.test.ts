import { dotColor, findLines, layOutDots, nearnessAt } from "../../../src/features/home/dot-field";
import { ramp } from "../../../src/theme/tokens";

const size = { width: 400, height: 200 };
const columns = (field: readonly { x: number }[]): number[] => [...new Set(field.map(({ x }) => x))];

test("dots are 50 pixels apart and reach past the edge of the field", () => {
  const across = columns(layOutDots(size, undefined, 0));
  expect(across.slice(1).map((x, index) => x - (across[index] ?? 0))).toEqual(across.slice(1).map(() => 50));
  expect(across[0]).toBeLessThanOrEqual(50);
  expect(across.at(-1)).toBeGreaterThanOrEqual(400);
});

test("a field without a size has only its first dot", () => {
  expect(layOutDots({ width: 0, height: 0 }, undefined, 0)).toHaveLength(1);
});

test.each([
  [0, 1],
  [150, 0.5],
  [299, 1 / 300],
  [300, 0],
  [900, 0],
])("%i pixels from the pointer is a nearness of %f", (distance, nearness) => {
  expect(nearnessAt(distance)).toBeCloseTo(nearness);
});

test("only dots within 300 pixels of the pointer are highlighted, and they move toward it", () => {
  const pointer = { x: 600, y: 600 };
  const still = layOutDots({ width: 1200, height: 1200 }, undefined, 0);
  const moved = layOutDots({ width: 1200, height: 1200 }, pointer, 0);
  const highlighted = moved.filter(({ nearness }) => nearness > 0);
  expect(highlighted.length).toBeGreaterThan(80);
  expect(highlighted.length).toBeLessThan(moved.length / 2);
  moved.forEach((dot, index) => {
    const before = still[index] ?? dot;
    const distance = Math.abs(before.x - pointer.x);
    if (dot.nearness === 0) expect(dot).toEqual(before);
    else expect(Math.abs(dot.x - pointer.x)).toBeLessThanOrEqual(distance);
  });
});

test("without a pointer no dot is highlighted and there are no lines", () => {
  const field = layOutDots(size, undefined, 0);
  expect(field.every(({ nearness }) => nearness === 0)).toBe(true);
  expect(findLines(field)).toEqual([]);
});

test("connects each pair of highlighted dots that are less than 100 pixels apart once", () => {
  const dot = (x: number, nearness = 0.5) => ({ x, y: 0, nearness });
  const [a, b, c, far] = [dot(0), dot(99.9), dot(199.9), dot(150, 0)];
  expect(findLines([a, b, c, far])).toEqual([[a, b]]);
});

test("the dots move with time", () => {
  expect(layOutDots(size, undefined, 900)).not.toEqual(layOutDots(size, undefined, 0));
});

test("the nearest dot has the first color of the ramp, the farthest the last", () => {
  expect(dotColor(1)).toBe(ramp[0]);
  expect(dotColor(0)).toBe(ramp.at(-1));
});
