import { sizeOfBounds, statedSize } from "../../../../src/domain/outer-size";

const stated = (...quantities: { values: number[]; unit: string }[]) =>
  statedSize([{ key: "weight" }, { key: "productDimensions", quantities }]);

test("reads width, depth and height in millimeters", () => {
  const size = { width: 117, depth: 123, height: 292 };
  expect(stated({ values: [117, 123, 292], unit: "mm" })).toEqual(size);
  expect(stated({ values: [0.5], unit: "kg" }, { values: [11.7, 12.3, 29.2], unit: "cm" })).toEqual(size);
  expect(stated({ values: [0.117, 0.123, 0.292], unit: "m" })).toEqual(size);
});

test("a size needs three lengths", () => {
  expect(stated()).toBeUndefined();
  expect(stated({ values: [117, 292], unit: "mm" })).toBeUndefined();
  expect(stated({ values: [1, 2, 3], unit: "kg" })).toBeUndefined();
  expect(statedSize([{ key: "productDimensions", quantities: null }])).toBeUndefined();
  expect(statedSize([])).toBeUndefined();
});

test("the bounds of a model have their height along y, and their depth along z", () => {
  expect(sizeOfBounds({ min: [-1, 0, 0], max: [1, 4, 1] })).toEqual({ width: 2000, depth: 1000, height: 4000 });
});
