import { toVector, type Vector } from "@capture/domain/lib/vector";
import type { PlanBounds } from "./plan-slice";
import { roomSize, type Room } from "./floor-plan";

/** The dimension lines run along the left and the back wall, at this distance from it and at most at this part of the room. */
const INSET_M = 0.5;
const MAX_INSET_FRACTION = 0.14;
/** From the front wall. The name is in front of the number of the depth, so that both fit into a hall; in deep rooms the number stays near the back wall. */
const MIN_DEPTH_NUMBER_FRACTION = 0.57;
const MAX_DEPTH_NUMBER_FROM_BACK_M = 2.4;
const MIN_NAME_FRACTION = 0.2;
const NAME_BEFORE_MIDDLE_M = 0.85;

/** A dimension line, and the distance between its ends in meters. */
export interface DimensionLine {
  from: Vector;
  to: Vector;
  /** Where the distance is written. */
  numberAt: Vector;
  meters: number;
}

/** What the plan shows about a room between its walls: lengths in meters, and the area in square meters. */
export interface RoomDimensions {
  id: string;
  name: string;
  area: number;
  /** Where the name is written. */
  nameAt: Vector;
  width: DimensionLine;
  depth: DimensionLine;
}

/**
 * The dimensions of rooms on the plan.
 * @param height the height of the lines, in meters: that of the slice, so that they coincide with its walls
 */
export const planDimensions = (
  rooms: readonly (Room & { readonly name: string })[],
  height: number,
): RoomDimensions[] =>
  rooms.map((room) => {
    const [width, depth] = roomSize(room);
    const [left, front] = toVector(room.min);
    const [right, back] = toVector(room.max);
    const x = left + Math.min(INSET_M, width * MAX_INSET_FRACTION);
    const nameDistance = Math.max(depth * MIN_NAME_FRACTION, depth / 2 - NAME_BEFORE_MIDDLE_M);
    const numberDistance = Math.max(depth * MIN_DEPTH_NUMBER_FRACTION, depth - MAX_DEPTH_NUMBER_FROM_BACK_M);
    const y = back - Math.min(INSET_M, depth * MAX_INSET_FRACTION);
    return {
      id: room.id,
      name: room.name,
      area: width * depth,
      nameAt: [(x + right) / 2, front + nameDistance, height],
      width: {
        from: [left, y, height],
        to: [right, y, height],
        numberAt: [(left + right) / 2, y, height],
        meters: width,
      },
      depth: {
        from: [x, front, height],
        to: [x, back, height],
        numberAt: [x, front + numberDistance, height],
        meters: depth,
      },
    };
  });

/** The bounds of a slice as a room, for a cloud whose rooms are unknown. */
export const boundsAsRoom = ({ min, max }: PlanBounds, name: string): Room & { readonly name: string } => ({
  id: "bounds",
  name,
  min,
  max,
});
