import { dotColor, findLines, layOutDots, nearnessAt } from "../../../src/features/home/dot-field";
import { ramp } from "@brand";

const size = { width: 400, height: 200 };
/** The x coordinates of a field's columns. */
const columnsOf = (field: readonly { x: number }[]): number[] => [...new Set(field.map(({ x }) => x))];

test("dots are 50 pixels apart and reach past the right edge of the field", () => {
  const columns = columnsOf(layOutDots(size, undefined, 0));
  expect(columns.slice(1).map((x, index) => x - (columns[index] ?? 0))).toEqual(columns.slice(1).map(() => 50));
  expect(columns[0]).toBeLessThanOrEqual(50);
  expect(columns.at(-1)).toBeGreaterThanOrEqual(400);
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
])("the nearness at %i pixels from the pointer is %f", (distance, nearness) => {
  expect(nearnessAt(distance)).toBeCloseTo(nearness);
});

test("only dots within 300 pixels of the pointer are highlighted, and they move toward it", () => {
  const pointer = { x: 600, y: 600 };
  const fieldWithoutPointer = layOutDots({ width: 1200, height: 1200 }, undefined, 0);
  const field = layOutDots({ width: 1200, height: 1200 }, pointer, 0);
  const highlighted = field.filter(({ nearness }) => nearness > 0);
  expect(highlighted.length).toBeGreaterThan(80);
  expect(highlighted.length).toBeLessThan(field.length / 2);
  field.forEach((dot, index) => {
    const before = fieldWithoutPointer[index] ?? dot;
    const distance = Math.abs(before.x - pointer.x);
    if (dot.nearness === 0) expect(dot).toEqual(before);
    else expect(Math.abs(dot.x - pointer.x)).toBeLessThanOrEqual(distance);
  });
});

test("without a pointer no dot is highlighted and no lines are drawn", () => {
  const field = layOutDots(size, undefined, 0);
  expect(field.every(({ nearness }) => nearness === 0)).toBe(true);
  expect(findLines(field)).toEqual([]);
});

test("draws one line between highlighted dots that are less than 100 pixels apart, and none to other dots", () => {
  const dot = (x: number, nearness = 0.5) => ({ x, y: 0, nearness });
  const [a, b, c, far] = [dot(0), dot(99.9), dot(199.9), dot(150, 0)];
  expect(findLines([a, b, c, far])).toEqual([[a, b]]);
});

test("the dots move with time", () => {
  expect(layOutDots(size, undefined, 900)).not.toEqual(layOutDots(size, undefined, 0));
});

test("a dot at the pointer has the first color of the ramp, and a distant dot the last", () => {
  expect(dotColor(1)).toBe(ramp[0]);
  expect(dotColor(0)).toBe(ramp.at(-1));
});
