import { readPiece } from "../../../../src/features/tours/formats/cloud";
import { evenOrder } from "../../../../gatsby/outputs/tours/even-order";
import { readPly, type Points } from "../../../../gatsby/outputs/tours/points";
import { packPiece, scaleOf } from "../../../../gatsby/outputs/tours/quantize";
import { pointsOf } from "../../../support/content/point-cloud";

let flat: Points;
beforeAll(() => {
  flat = readPly("data/tours/oak-flat/cloud.ply");
});

const placeOf = ({ positions }: Points, point: number): number[] => [...positions.subarray(point * 3, point * 3 + 3)];

test("the cloud of the tour is read whole, and lies in its rooms", () => {
  expect(flat.count).toBe(1_070_840);
  expect(flat.min[2]).toBe(0);
  expect(flat.max[2]).toBeCloseTo(2.72);
  expect(flat.max[0]).toBeCloseTo(9.54);
});

test("a packed point is found again within half a step, in its color", () => {
  const points = pointsOf([
    [-1, 0, 0, 10, 20, 30],
    [9, 7, 2.72, 40, 50, 60],
    [3.3333, 1.23456, 0.5, 70, 80, 90],
  ]);
  const scale = scaleOf(points);
  // 16 bits reach over 10 m in steps of 0.15 mm.
  expect(scale.step).toBeLessThan(0.00016);
  const { positions, colors } = readPiece(packPiece(points, Uint32Array.of(2, 0, 1), scale).buffer as ArrayBuffer);
  const found = [0, 1, 2].map((axis) => (scale.origin[axis] ?? 0) + (positions[axis] ?? 0) * scale.step);
  found.forEach((value, axis) => expect(Math.abs(value - (placeOf(points, 2)[axis] ?? 0))).toBeLessThan(scale.step));
  expect([...colors]).toEqual([70, 80, 90, 10, 20, 30, 40, 50, 60]);
});

test("the order holds every point once, and its beginning leaves no hole", () => {
  const order = evenOrder(flat);
  const seen = new Uint8Array(flat.count);
  for (const point of order) seen[point] = 1;
  expect(order).toHaveLength(flat.count);
  expect(seen.every((value) => value === 1)).toBe(true);
  // Cells of 20 cm, fewer than 100 a side: each that holds points at all holds one of the first 60,000.
  const cellsOf = (points: Uint32Array): Set<number> =>
    new Set(
      Array.from(points, (point) =>
        placeOf(flat, point).reduce((cell, value) => cell * 100 + Math.floor(value / 0.2), 0),
      ),
    );
  const sample = cellsOf(order.subarray(0, 60_000));
  const missing = [...cellsOf(order)].filter((cell) => !sample.has(cell));
  expect(missing.length / sample.size).toBeLessThan(0.03);
});
