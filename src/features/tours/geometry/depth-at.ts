import { directionOf, inPicture, type Depth } from "./depth";
import { cross, dot, type Vector } from "./vector";

/**
 * Where in its square a pixel was measured. Our devices reduce a larger depth picture and keep the upper left pixel of
 * each square. With 0.5, the middle, a ceiling 5 m away would be off by 2 cm.
 */
const SAMPLE_OFFSET_PX = 0.2;

/** Neighbors whose depths differ by a larger share belong to another object. */
const MAX_JUMP_SHARE = 0.03;
/** A surface that differs from the interpolated depth by a larger share is the other side of an edge. */
const MIN_BEND_SHARE = 0.002;
/** How much a flat wall may differ from its plane. */
const MAX_UNEVEN_SHARE = 0.0015;

/**
 * Three pixels that span a surface next to the middle, and two between them that show whether it is flat: to the right
 * and to the upper right. Each is turned by 0, 90, 180 and 270 degrees.
 */
const PROBES = [
  { span: [[2, 0], [8, -3], [8, 3]], check: [[5, 0], [6, 1]] }, // prettier-ignore
  { span: [[2, -2], [3, -8], [8, -3]], check: [[5, -5], [4, -4]] }, // prettier-ignore
] as const;
const QUARTER_TURNS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * The distance in a direction, in meters; `undefined` where nothing was measured. It is interpolated between pixels. In
 * a corner of a room, interpolation is off by centimeters, so the flat surfaces around it are extended to where they
 * meet.
 */
export function depthAt(depth: Depth, direction: Vector, heading: number): number | undefined {
  const { u, v } = inPicture(direction, heading);
  const x = u * depth.width - SAMPLE_OFFSET_PX;
  const y = v * depth.height - SAMPLE_OFFSET_PX;
  const nearest = metersAt(depth, Math.round(x), Math.round(y));
  if (nearest === 0) return undefined;
  const corners = [0, 1].flatMap((down) =>
    [0, 1].map((right) => metersAt(depth, Math.floor(x) + right, Math.floor(y) + down)),
  );
  if (corners.some((meters) => Math.abs(meters - nearest) > nearest * MAX_JUMP_SHARE)) return nearest;
  const [a = 0, b = 0, c = 0, d = 0] = corners;
  const right = x - Math.floor(x);
  const down = y - Math.floor(y);
  const straight = (a * (1 - right) + b * right) * (1 - down) + (c * (1 - right) + d * right) * down;
  return cornerDepth(surfacesAround(depth, direction, heading, Math.round(x), Math.round(y)), straight);
}

/** In an inner corner of a room the nearest surface is visible, at an outer edge of a box the furthest. */
function cornerDepth(surfaces: readonly number[], straight: number): number {
  const close = surfaces.filter((meters) => Math.abs(meters - straight) < straight * MAX_JUMP_SHARE);
  if (close.length === 0) return straight;
  const min = Math.min(...close);
  const max = Math.max(...close);
  if (min > straight * (1 + MIN_BEND_SHARE)) return min;
  return max < straight * (1 - MIN_BEND_SHARE) ? max : straight;
}

/** The distances, in a direction, of the flat surfaces around a pixel when they are extended. */
function surfacesAround(depth: Depth, direction: Vector, heading: number, x: number, y: number): number[] {
  const pixel = ([right, down]: readonly [number, number], [cos, sin]: readonly [number, number]) => {
    const column = x + right * cos - down * sin;
    const row = y + right * sin + down * cos;
    const place = { u: (column + SAMPLE_OFFSET_PX) / depth.width, v: (row + SAMPLE_OFFSET_PX) / depth.height };
    return { meters: metersAt(depth, column, row), direction: directionOf(place, heading) };
  };
  return PROBES.flatMap(({ span, check }) =>
    QUARTER_TURNS.flatMap((turn) => {
      const plane = planeThrough(span.map((place) => pixel(place, turn)));
      const isFlat =
        plane !== undefined &&
        check.every((place) => {
          const seen = pixel(place, turn);
          return Math.abs(1 / dot(plane, seen.direction) - seen.meters) < seen.meters * MAX_UNEVEN_SHARE;
        });
      return isFlat ? [1 / dot(plane, direction)] : [];
    }),
  );
}

/** The plane through three measured directions, as the vector `p` for which `p · direction = 1 / distance`. */
function planeThrough(seen: readonly { meters: number; direction: Vector }[]): Vector | undefined {
  const [a, b, c] = seen;
  if (!a || !b || !c || seen.some(({ meters }) => meters === 0)) return undefined;
  const volume = dot(a.direction, cross(b.direction, c.direction));
  const parts = [
    [cross(b.direction, c.direction), 1 / a.meters],
    [cross(c.direction, a.direction), 1 / b.meters],
    [cross(a.direction, b.direction), 1 / c.meters],
  ] as const;
  const sum = (axis: 0 | 1 | 2): number =>
    parts.reduce((total, [side, inverse]) => total + side[axis] * inverse, 0) / volume;
  return volume === 0 ? undefined : [sum(0), sum(1), sum(2)];
}

/** The distance of one pixel in meters. The right edge of the picture continues at the left. */
function metersAt({ width, height, millimeters }: Depth, x: number, y: number): number {
  const column = ((x % width) + width) % width;
  const row = Math.min(height - 1, Math.max(0, y));
  return (millimeters[row * width + column] ?? 0) / 1000;
}
