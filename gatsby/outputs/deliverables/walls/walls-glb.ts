import type { Points } from "../../../../src/features/tours/formats/ply";
import type { MeasuredTour } from "../measured-tour";
import { floorPlan } from "../plan/floor-plan";
import { glbFile } from "./glb";
import { openingHeights } from "./opening-heights";
import { floorOf, wallSolid } from "./solid";

const WALL_COLOR = [0.86, 0.86, 0.84] as const;
const FLOOR_COLOR = [0.58, 0.5, 0.42] as const;

/** The walls of a tour with their openings, and the floor of each room under its name, as a GLB file. */
export function wallsGlb(tour: MeasuredTour, points: Points, generator: string, license: string): Promise<Uint8Array> {
  const plan = floorPlan(tour);
  const walls = wallSolid(tour, plan, openingHeights(points, plan.openings));
  return glbFile(
    [
      { name: tour.name, color: WALL_COLOR, ...walls },
      ...plan.rooms.map((room) => ({ name: room.name, color: FLOOR_COLOR, ...floorOf(room) })),
    ],
    generator,
    license,
  );
}
