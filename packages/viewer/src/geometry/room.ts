export interface Room {
  readonly id: string;
  readonly min: readonly number[];
  readonly max: readonly number[];
}

/** Width and depth of a room between its walls, in meters. */
export function roomSize({ min, max }: Room): [width: number, depth: number] {
  const [left = 0, front = 0] = min;
  const [right = 0, back = 0] = max;
  return [right - left, back - front];
}
