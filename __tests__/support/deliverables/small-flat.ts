import type { MeasuredTour } from "@capture/deliverables/measured-tour";
import type { Points } from "@capture/domain/ply";
import { pointsOf } from "../content/point-cloud";

/** A kitchen of 4.123 × 3 m and a study of 2.5 × 3 m, with a wall of 12 cm between them and an opening of 0.9 × 2.05 m. */
export const smallFlat: MeasuredTour = {
  name: "Small & bright",
  ceiling: 2.4,
  rooms: [
    { id: "kitchen", name: "Küche, “offen”", min: [0.1, 0.2], max: [4.223, 3.2] },
    { id: "study", name: "Study", min: [4.343, 0.2], max: [6.843, 3.2] },
  ],
  doors: [{ between: ["kitchen", "study"], from: [4.283, 1], to: [4.283, 1.9], closed: null }],
  stations: [
    { id: "one", name: "Kitchen", position: [2, 1.5, 1.4], heading: 0 },
    { id: "two", name: "Study", position: [5.5, 1.7, 1.4], heading: 90 },
  ],
};

export const OPENING_HEIGHT_M = 2.05;

const STEP_M = 0.05;

/** Positions between two ends, both included. */
function steps(from: number, to: number): number[] {
  const count = Math.round((to - from) / STEP_M);
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}

/** Points on the walls along x of both rooms, and on the underside of the lintel. */
export function smallCloud(): Points {
  const walls = smallFlat.rooms.flatMap(({ min, max }) =>
    [min[0] ?? 0, max[0] ?? 0].flatMap((x) =>
      steps(0.2, 3.2).flatMap((y) => steps(0, smallFlat.ceiling).map((z) => [x, y, z, 200, 100, 50])),
    ),
  );
  const lintel = [4.27, 4.283, 4.3].flatMap((x) => steps(1.01, 1.89).map((y) => [x, y, OPENING_HEIGHT_M, 10, 20, 30]));
  return pointsOf([...walls, ...lintel]);
}
