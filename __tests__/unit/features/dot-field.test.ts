import { depthColor, dots, links, nearness } from "../../../src/features/home/dot-field";
import { ramp } from "../../../src/theme/tokens";

const size = { width: 400, height: 200 };
const columns = (field: readonly { x: number }[]): number[] => [...new Set(field.map(({ x }) => x))];

test("dots stand 50 pixels apart and reach past the edge of the field", () => {
  const across = columns(dots(size, undefined, 0));
  expect(across.slice(1).map((x, index) => x - (across[index] ?? 0))).toEqual(across.slice(1).map(() => 50));
  expect(across[0]).toBeLessThanOrEqual(50);
  expect(across.at(-1)).toBeGreaterThanOrEqual(400);
});

test("a field without size has no more than its rim", () => {
  expect(dots({ width: 0, height: 0 }, undefined, 0)).toHaveLength(1);
});

test.each([
  [0, 1],
  [150, 0.5],
  [299, 1 / 300],
  [300, 0],
  [900, 0],
])("%i pixels from the pointer is a nearness of %f", (distance, near) => {
  expect(nearness(distance)).toBeCloseTo(near);
});

test("only dots within 300 pixels of the pointer answer it, and lean toward it", () => {
  const pointer = { x: 600, y: 600 };
  const still = dots({ width: 1200, height: 1200 }, undefined, 0);
  const moved = dots({ width: 1200, height: 1200 }, pointer, 0);
  const answering = moved.filter(({ near }) => near > 0);
  expect(answering.length).toBeGreaterThan(80);
  expect(answering.length).toBeLessThan(moved.length / 2);
  moved.forEach((dot, index) => {
    const before = still[index] ?? dot;
    const distance = Math.abs(before.x - pointer.x);
    if (dot.near === 0) expect(dot).toEqual(before);
    else expect(Math.abs(dot.x - pointer.x)).toBeLessThanOrEqual(distance);
  });
});

test("without a pointer nothing is near, so nothing is joined", () => {
  const field = dots(size, undefined, 0);
  expect(field.every(({ near }) => near === 0)).toBe(true);
  expect(links(field)).toEqual([]);
});

test("a line joins dots that are less than 100 pixels apart, once, and only under the pointer's influence", () => {
  const dot = (x: number, near = 0.5) => ({ x, y: 0, near });
  const [a, b, c, far] = [dot(0), dot(99.9), dot(199.9), dot(150, 0)];
  expect(links([a, b, c, far])).toEqual([[a, b]]);
});

test("the field swells with time", () => {
  expect(dots(size, undefined, 900)).not.toEqual(dots(size, undefined, 0));
});

test("near is the first color of the depth ramp, far the last", () => {
  expect(depthColor(1)).toBe(ramp[0]);
  expect(depthColor(0)).toBe(ramp.at(-1));
});
