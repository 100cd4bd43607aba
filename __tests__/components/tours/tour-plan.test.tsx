import { render, screen } from "@testing-library/react";
import { Plan } from "../../../src/features/tours/plan";
import { oakFlat } from "../../support/content/tour";
import type { ViewerTour } from "../../../src/features/tours/viewer/scene/state";

/** The flat in a frame that begins elsewhere, as a scanner's does. Meters. */
const moved = (x: number, y: number): ViewerTour => {
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
])("the plan shows the rooms whole, wherever the tour's frame begins: %i, %i", (x, y) => {
  render(<Plan tour={moved(x, y)} labels={{ plan: "Floor plan", standing: "" }} viewer={undefined} />);
  const plan = screen.getByRole("img", { name: "Floor plan" });
  const [left = 0, top = 0, width = 0, height = 0] = (plan.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const rooms = oakFlat.rooms;
  const most = (axis: 0 | 1): number => Math.max(...rooms.map(({ max }) => max[axis] ?? 0));
  const least = (axis: 0 | 1): number => Math.min(...rooms.map(({ min }) => min[axis] ?? 0));
  expect(left).toBeLessThanOrEqual(least(0) + x);
  expect(left + width).toBeGreaterThanOrEqual(most(0) + x);
  // Its y begins at the back wall.
  expect(top).toBeLessThanOrEqual(0);
  expect(top + height).toBeGreaterThanOrEqual(most(1) - least(1));
  // And hardly more than the rooms.
  expect(width).toBeLessThan(most(0) - least(0) + 1);
});
