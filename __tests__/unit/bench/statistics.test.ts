import { kilobytes, median, percentile, ratio } from "../../../bench/lib/statistics";

test("the median is the middle, or the mean of the two in the middle", () => {
  expect(median([7])).toBe(7);
  expect(median([30, 10, 20])).toBe(20);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test("the order of the values stays as it was", () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test("nothing has no median", () => {
  expect(() => median([])).toThrow("There is no median of nothing.");
});

test("a ratio has two places, and none is told of zero", () => {
  expect(ratio(2, 3)).toBe(0.67);
  expect(ratio(2, 0)).toBeNull();
});

test("bytes are told in KB of 1000", () => {
  expect(kilobytes(60_449)).toBe(60.4);
});

test("a percentile is the smallest value that so many do not exceed", () => {
  const values = [40, 10, 30, 20];
  expect(percentile(values, 0.5)).toBe(20);
  expect(percentile(values, 0.99)).toBe(40);
  expect(percentile(values, 0)).toBe(10);
  expect(() => percentile([], 0.5)).toThrow("There is no percentile of nothing.");
});
