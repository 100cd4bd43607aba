/** A point or a direction. */
export type Vector = readonly [x: number, y: number, z: number];

/** The vector of the first three numbers of a list. */
export const toVector = ([x = 0, y = 0, z = 0]: readonly number[]): Vector => [x, y, z];

/** `start + direction × scale`. */
export const addScaled = (start: Vector, direction: Vector, scale: number): Vector => [
  start[0] + direction[0] * scale,
  start[1] + direction[1] * scale,
  start[2] + direction[2] * scale,
];

export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const vectorLength = (a: Vector): number => Math.hypot(...a);

export const distanceBetween = (a: Vector, b: Vector): number => vectorLength(subtract(a, b));

/** The vector of length 1 in the same direction; the zero vector is returned unchanged. */
export function normalize(a: Vector): Vector {
  const length = vectorLength(a);
  return length === 0 ? a : [a[0] / length, a[1] / length, a[2] / length];
}

/** Linear interpolation: `a` at fraction 0, `b` at 1. */
export const lerp = (a: Vector, b: Vector, fraction: number): Vector => addScaled(a, subtract(b, a), fraction);
