/** A place or a direction: x to the right on the plan, y up on it, z to the ceiling. Places are in meters. */
export type Vector = readonly [x: number, y: number, z: number];

/** The first three numbers of a list from the content. */
export const vector = ([x = 0, y = 0, z = 0]: readonly number[]): Vector => [x, y, z];

/** `start + direction × length`. */
export const along = (start: Vector, direction: Vector, length: number): Vector => [
  start[0] + direction[0] * length,
  start[1] + direction[1] * length,
  start[2] + direction[2] * length,
];

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const lengthOf = (a: Vector): number => Math.hypot(...a);

export const distance = (a: Vector, b: Vector): number => lengthOf(minus(a, b));

/** The same direction with length 1. */
export function unit(a: Vector): Vector {
  const length = lengthOf(a);
  return length === 0 ? a : [a[0] / length, a[1] / length, a[2] / length];
}

/** Between two places; 0 is the first, 1 the second. */
export const between = (a: Vector, b: Vector, share: number): Vector => along(a, minus(b, a), share);
