import { Las } from "copc";
import { lasFile } from "../../../../gatsby/outputs/tours/las";
import { pointsOf } from "../../../support/content/point-cloud";

const ROWS = [
  [-0.0561, -0.0228, 0, 255, 128, 0],
  [9.54, 7.2844, 2.72, 1, 2, 3],
  [3.6, 3.5, 1.5, 200, 100, 50],
];
const file = lasFile(pointsOf(ROWS), "A test", new Date("2025-06-12"));
const header = Las.Header.parse(file);

test("writes a LAS 1.4 header that the package copc reads", () => {
  expect(header).toMatchObject({
    majorVersion: 1,
    minorVersion: 4,
    generatingSoftware: "A test",
    fileCreationDayOfYear: 163,
    fileCreationYear: 2025,
    headerLength: 375,
    pointDataOffset: 375,
    pointDataRecordFormat: 2,
    pointDataRecordLength: 26,
    pointCount: 3,
    scale: [0.001, 0.001, 0.001],
    offset: [0, 0, 0],
  });
  expect(header.pointCountByReturn.slice(0, 2)).toEqual([3, 0]);
  [-0.056, -0.023, 0].forEach((value, axis) => expect(header.min[axis]).toBeCloseTo(value, 9));
  [9.54, 7.284, 2.72].forEach((value, axis) => expect(header.max[axis]).toBeCloseTo(value, 9));
});

test("writes the color of each point, and its position to the millimeter", () => {
  const view = Las.View.create(file.subarray(header.pointDataOffset), header);
  expect(view.pointCount).toBe(3);
  const value = (name: string, point: number): number => view.getter(name)(point);
  ROWS.forEach(([x = 0, y = 0, z = 0, red = 0, green = 0, blue = 0], point) => {
    expect(Math.abs(value("X", point) - x)).toBeLessThan(0.00051);
    expect(Math.abs(value("Y", point) - y)).toBeLessThan(0.00051);
    expect(Math.abs(value("Z", point) - z)).toBeLessThan(0.00051);
    // Colors have 8 bits in 16-bit fields.
    expect(["Red", "Green", "Blue"].map((name) => value(name, point) >> 8)).toEqual([red, green, blue]);
    expect(["ReturnNumber", "NumberOfReturns", "Classification"].map((name) => value(name, point))).toEqual([1, 1, 1]);
  });
});
