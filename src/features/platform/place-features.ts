import type { PlanRoom } from "../../ui/charts/plan";

/** A part of a room for one feature, in meters, with y up the plan. */
export interface Slot {
  /** Index of the room. */
  readonly room: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Rooms are divided into columns that are at least this wide. */
export const MIN_COLUMN_M = 2.4;

/**
 * Divides the rooms of a plan into as many parts as there are features: each room has one, and larger rooms have more.
 * The parts are in the order of the rooms, then in reading order. Features that find no room have no part.
 */
export function placeFeatures(rooms: readonly PlanRoom[], count: number): Slot[] {
  const sizes = rooms.map(({ min, max }) => [(max[0] ?? 0) - (min[0] ?? 0), (max[1] ?? 0) - (min[1] ?? 0)] as const);
  const counts: number[] = rooms.map((_, index) => (index < count ? 1 : 0));
  for (let placed = rooms.length; placed < count; placed += 1) {
    const shares = sizes.map(([width, height], index) => (width * height) / ((counts[index] ?? 0) + 1));
    const largest = shares.indexOf(Math.max(...shares));
    counts[largest] = (counts[largest] ?? 0) + 1;
  }
  return rooms.flatMap(({ min: [left = 0], max: [, top = 0] }, index) => {
    const [[width, height], parts] = [sizes[index] ?? [0, 0], counts[index] ?? 0];
    const columns = Math.max(1, Math.min(parts, Math.floor(width / MIN_COLUMN_M)));
    const rows = Math.ceil(parts / columns);
    return Array.from({ length: parts }, (_, part) => ({
      room: index,
      left: left + ((part % columns) * width) / columns,
      top: top - (Math.floor(part / columns) * height) / rows,
      width: width / columns,
      height: height / rows,
    }));
  });
}
