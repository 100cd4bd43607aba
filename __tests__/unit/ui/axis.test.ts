import { axisTicks } from "../../../src/ui/charts/axis";

test.each([
  [12.6, 1, [0, 5, 10, 15]],
  [5, 1, [0, 1, 2, 3, 4, 5]],
  [0.3, 1, [0, 0.1, 0.2, 0.3]],
  [70, 60, [0, 30, 60, 90]],
  [700, 60, [0, 300, 600, 900]],
])("the axis to %d in steps of %d ends at a round number", (max, unit, ticks) => {
  expect(axisTicks(max, unit).map((tick) => Number(tick.toFixed(6)))).toEqual(ticks);
});

test("an axis has up to six ticks, and its last is not below the maximum", () => {
  for (let max = 0.01; max < 1e9; max *= 1.07) {
    const ticks = axisTicks(max, 60);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(max * 0.999999);
  }
});
