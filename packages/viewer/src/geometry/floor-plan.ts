export interface Room {
  readonly id: string;
  readonly min: readonly number[];
  readonly max: readonly number[];
}

export interface Door {
  readonly between: readonly string[];
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly closed: boolean | null;
}

/** The properties of a station that the floor plan uses. */
export interface PlanStation {
  readonly id: string;
  readonly room: string;
  readonly position: readonly number[];
}

/** Rooms, the doors between them, and the stations in them. */
export interface FloorPlan {
  readonly rooms: readonly Room[];
  readonly doors: readonly Door[];
  readonly stations: readonly PlanStation[];
}

/** Width and depth of a room between its walls, in meters. */
export function roomSize({ min, max }: Room): [width: number, depth: number] {
  const [left = 0, front = 0] = min;
  const [right = 0, back = 0] = max;
  return [right - left, back - front];
}
