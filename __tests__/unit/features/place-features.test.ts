import { placeFeatures } from "../../../src/features/platform/place-features";

const living = { min: [0, 0], max: [5.5, 7] };
const bedroom = { min: [5.6, 0], max: [9.5, 4] };
const hall = { min: [5.6, 4.1], max: [7.3, 7] };

test("gives each room a feature, and larger rooms more, side by side while the columns are wide enough", () => {
  const slots = placeFeatures([living, bedroom, hall], 7);
  expect(slots.map(({ left, top }) => [left, top])).toEqual([
    [0, 7],
    [2.75, 7],
    [0, 3.5],
    [2.75, 3.5],
    [5.6, 4],
    [5.6, 2],
    [5.6, 7],
  ]);
  expect(slots[4]).toEqual({ room: 1, left: 5.6, top: 4, width: 9.5 - 5.6, height: 2 });
});

test("leaves rooms empty when there are fewer features", () => {
  expect(placeFeatures([living, bedroom, hall], 1)).toEqual([{ room: 0, left: 0, top: 7, width: 5.5, height: 7 }]);
});
