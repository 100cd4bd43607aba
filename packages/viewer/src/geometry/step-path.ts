import { addScaled, lerp, toVector, type Vector } from "@capture/domain/lib/vector";
import { viewDirection } from "./camera";
import type { Connection } from "./connections";
import type { PlanStation } from "./floor-plan";

/**
 * The path of the camera along a connection between two stations: straight in a room, and through the middle of a door.
 * @returns the position at a progress from 0 to 1
 */
export function stepPath(
  from: PlanStation,
  to: PlanStation,
  { yaw, distance }: Connection,
): (progress: number) => Vector {
  const [start, end] = [toVector(from.position), toVector(to.position)];
  const middle = lerp(start, end, 0.5);
  const [x, y] = addScaled(start, viewDirection({ yaw, pitch: 0 }), distance);
  const passage: Vector = from.room === to.room ? middle : [x, y, middle[2]];
  // A quadratic Bézier curve through the passage.
  const control = addScaled(middle, addScaled(passage, middle, -1), 2);
  return (progress) => lerp(lerp(start, control, progress), lerp(control, end, progress), progress);
}
