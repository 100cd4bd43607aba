import { positionOn, rulerMarks } from "../../../src/features/tools/accuracy/ruler/scale";

test.each([
  [{ start: 100, end: 1 }, 10, 0.5],
  [{ start: 1, end: 100 }, 10, 0.5],
  [{ start: 100, end: 1 }, 0, 1],
  [{ start: 100, end: 1 }, 1000, 0],
])("on %o, %d is at %d of the length", (scale, value, position) => {
  expect(positionOn(scale, value)).toBeCloseTo(position, 10);
});

test("a ruler has a line for each digit, with labels at 1, 2 and 5", () => {
  const marks = rulerMarks({ start: 20, end: 0.5 });
  expect(marks.map(({ value }) => value)).toEqual([20, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0.9, 0.8, 0.7, 0.6, 0.5]);
  expect(marks.filter(({ isLabeled }) => isLabeled).map(({ value }) => value)).toEqual([20, 10, 5, 2, 1, 0.5]);
});
