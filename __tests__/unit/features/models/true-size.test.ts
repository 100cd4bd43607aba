import { fitDistance, deviceExtent, FOV_DEG, trueSizeExtent } from "../../../../src/features/models/geometry/fit";
import { measureLines } from "../../../../src/features/models/geometry/measure-lines";
import { planTrueSize, SHEET } from "../../../../src/features/models/geometry/true-size";

const DEVICES = [
  { width: 100, depth: 100, height: 100 },
  { width: 200, depth: 160, height: 400 },
];

test("the row of the sheet and the devices is centered, with equal gaps", () => {
  const { sheet, devices } = planTrueSize(DEVICES);
  const row = [sheet, ...devices];
  const edges = row.map(({ x, size }) => [x - size.width / 2000, x + size.width / 2000] as const);
  expect((edges[0]?.[0] ?? 0) + (edges.at(-1)?.[1] ?? 0)).toBeCloseTo(0);
  const gaps = edges.slice(1).map(([left], index) => left - (edges[index]?.[1] ?? 0));
  expect(gaps[0]).toBeGreaterThan(0.05);
  for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0);
});

test("the extent contains everything on the stage", () => {
  const plan = planTrueSize(DEVICES);
  expect(trueSizeExtent(plan)).toEqual({
    radius: -plan.sheet.x + SHEET.width / 2000,
    depth: 0.08,
    height: 0.4,
  });
});

test.each([
  ["a wide", { width: 1600, height: 800 }],
  ["an upright", { width: 350, height: 500 }],
])("an extent fits into %s viewport", (_shape, size) => {
  const extent = deviceExtent({ width: 160, depth: 160, height: 400 });
  const visibleHeight = 2 * (fitDistance(extent, size) - extent.depth) * Math.tan((FOV_DEG / 360) * Math.PI);
  expect(visibleHeight).toBeGreaterThan(extent.height);
  expect((visibleHeight * size.width) / size.height).toBeGreaterThan(2 * extent.radius);
});

test("measures are as long as what they measure", () => {
  const lines = measureLines({ size: { width: 100, depth: 80, height: 400 }, x: 0.2, z: 0.1 });
  for (const { from, to, millimeters } of lines) {
    const length = Math.hypot(...to.map((value, axis) => value - (from[axis] ?? 0)));
    expect(length * 1000).toBeCloseTo(millimeters);
  }
  expect(lines.map(({ axis, millimeters }) => [axis, millimeters])).toEqual([
    ["height", 400],
    ["width", 100],
  ]);
});
