import { readFileSync } from "node:fs";
import { join } from "node:path";
import { evenOrder } from "../../../../gatsby/outputs/tours/even-order";
import { packPiece, readPiece, scaleOf } from "../../../../src/features/tours/formats/cloud";
import { readPly, type Points } from "../../../../src/features/tours/formats/ply";
import { pointsOf } from "../../../support/content/point-cloud";
import { PARTS } from "../../../support/company/company";

let flat: Points;
beforeAll(() => {
  const path = join(PARTS, "tours/oak-flat/cloud.ply");
  flat = readPly(readFileSync(path), path);
});

const positionOf = ({ positions }: Points, point: number): number[] => [
  ...positions.subarray(point * 3, point * 3 + 3),
];

test("reads all points of the example cloud, within the bounds of its rooms", () => {
  expect(flat.count).toBe(60_000);
  expect(flat.min[2]).toBe(0);
  expect(flat.max[2]).toBeCloseTo(2.72);
  expect(flat.max[0]).toBeCloseTo(9.54);
});

test("packs points with an error below one step, and their colors", () => {
  const points = pointsOf([
    [-1, 0, 0, 10, 20, 30],
    [9, 7, 2.72, 40, 50, 60],
    [3.3333, 1.23456, 0.5, 70, 80, 90],
  ]);
  const scale = scaleOf(points);
  // 16 bits divide 10 m into steps of 0.15 mm.
  expect(scale.step).toBeLessThan(0.00016);
  const { positions, colors } = readPiece(packPiece(points, Uint32Array.of(2, 0, 1), scale).buffer as ArrayBuffer);
  const unpacked = [0, 1, 2].map((axis) => (scale.origin[axis] ?? 0) + (positions[axis] ?? 0) * scale.step);
  unpacked.forEach((value, axis) =>
    expect(Math.abs(value - (positionOf(points, 2)[axis] ?? 0))).toBeLessThan(scale.step),
  );
  expect([...colors]).toEqual([70, 80, 90, 10, 20, 30, 40, 50, 60]);
});

test("orders all points so that the first ones cover the entire cloud", () => {
  const order = evenOrder(flat);
  const seen = new Uint8Array(flat.count);
  for (const point of order) seen[point] = 1;
  expect(order).toHaveLength(flat.count);
  expect(seen.every((value) => value === 1)).toBe(true);
  // Nearly every cell of 20 cm that contains points contains one of the first 60,000. There are fewer than 100 cells per axis.
  const cellsOf = (points: Uint32Array): Set<number> =>
    new Set(
      Array.from(points, (point) =>
        positionOf(flat, point).reduce((cell, value) => cell * 100 + Math.floor(value / 0.2), 0),
      ),
    );
  const sample = cellsOf(order.subarray(0, 60_000));
  const missing = [...cellsOf(order)].filter((cell) => !sample.has(cell));
  expect(missing.length / sample.size).toBeLessThan(0.03);
});
