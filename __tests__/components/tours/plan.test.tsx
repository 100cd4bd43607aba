import { render, screen } from "@testing-library/react";
import { Plan } from "../../../src/features/tours/plan";
import { oakFlat } from "../../support/content/tour";
import type { ViewerTour } from "../../../src/features/tours/viewer/scene/state";

/** The example flat with all coordinates shifted by x and y meters. */
const moveOrigin = (x: number, y: number): ViewerTour => {
  const shift = ([a = 0, b = 0, ...others]: readonly number[]): number[] => [a + x, b + y, ...others];
  const tour = oakFlat as unknown as ViewerTour;
  return {
    ...tour,
    rooms: tour.rooms.map((room) => ({ ...room, min: shift(room.min), max: shift(room.max) })),
    doors: tour.doors.map((door) => ({ ...door, from: shift(door.from), to: shift(door.to) })),
    stations: tour.stations.map((station) => ({ ...station, position: shift(station.position) })),
  };
};

test.each([
  [0, 0],
  [-40, -12],
  [100, 60],
])("shows all rooms for any origin of the coordinates: %i, %i", (x, y) => {
  render(<Plan tour={moveOrigin(x, y)} labels={{ plan: "Floor plan", planAtStation: "" }} viewer={undefined} />);
  const plan = screen.getByRole("img", { name: "Floor plan" });
  const [left = 0, top = 0, width = 0, height = 0] = (plan.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const rooms = oakFlat.rooms;
  const maxOf = (axis: 0 | 1): number => Math.max(...rooms.map(({ max }) => max[axis] ?? 0));
  const minOf = (axis: 0 | 1): number => Math.min(...rooms.map(({ min }) => min[axis] ?? 0));
  expect(left).toBeLessThanOrEqual(minOf(0) + x);
  expect(left + width).toBeGreaterThanOrEqual(maxOf(0) + x);
  // y of the SVG starts at the back wall.
  expect(top).toBeLessThanOrEqual(0);
  expect(top + height).toBeGreaterThanOrEqual(maxOf(1) - minOf(1));
  // The margin is small.
  expect(width).toBeLessThan(maxOf(0) - minOf(0) + 1);
});
