import { floorHeight, sliceBounds } from "../../../../src/features/tours/geometry/plan-slice";
import { surfaceArea } from "../../../../src/features/tours/geometry/point-spacing";

const scale = { origin: [10, 20, 5], step: 0.001 };

/** A piece with points in meters, relative to the origin of the scale. */
const pieceOf = (points: readonly (readonly [number, number, number])[]) => ({
  positions: Int16Array.from(points.flat().map((meters) => Math.round(meters / scale.step))),
});

/** Points every 5 cm on a square of 4 m. */
const squareAt = (height: number): [number, number, number][] =>
  Array.from({ length: 80 * 80 }, (_, index) => [(index % 80) / 20 - 2, Math.floor(index / 80) / 20 - 2, height]);

const floor = squareAt(-1.36);
const ceiling = squareAt(1.36);

test("the floor is the lowest layer with many points, not a stray point below it", () => {
  const piece = pieceOf([[0, 0, -3], ...ceiling, ...floor]);
  expect(floorHeight(piece, scale)).toBeCloseTo(5 - 1.36, 3);
});

test("a cloud without points has its floor at the origin", () => {
  expect(floorHeight(pieceOf([]), scale)).toBe(5);
});

test("the bounds of a slice ignore points above and below it", () => {
  const wall: [number, number, number][] = [
    [-1.5, -1, 0],
    [1.25, 1.75, 0.04],
  ];
  const pieces = [pieceOf(floor), pieceOf(wall), pieceOf(ceiling)];
  const bounds = sliceBounds(pieces, scale, { clipHeight: 5.05, sliceThickness: 0.1 });
  expect(bounds?.min.map((value) => value.toFixed(2))).toEqual(["8.50", "19.00"]);
  expect(bounds?.max.map((value) => value.toFixed(2))).toEqual(["11.25", "21.75"]);
  expect(sliceBounds(pieces, scale, { clipHeight: 5.8, sliceThickness: 0.1 })).toBeUndefined();
});

test("without a bottom, the bounds are those of all points below the clip height", () => {
  const bounds = sliceBounds([pieceOf(floor)], scale, { clipHeight: 9, sliceThickness: Infinity });
  expect(bounds?.min[0]).toBeCloseTo(8, 2);
});

test("the area of two squares of 4 m is 32 m², whatever the number of points", () => {
  const all = [...floor, ...ceiling];
  for (const points of [all, all.filter((_, index) => index % 3 > 0)]) {
    const area = surfaceArea(pieceOf(points), scale);
    expect(area).toBeGreaterThan(32 * 0.85);
    expect(area).toBeLessThan(32 * 1.15);
  }
});
