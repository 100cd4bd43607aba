import { directionOf, inPicture, type Depth } from "./depth";
import { cross, dot, type Vector } from "./vector";

/**
 * Where in its square a pixel was measured. Our devices thin depth out from a
 * larger picture and keep the upper left of each square; the middle, 0.5, would
 * put a ceiling 5 m away off by 2 cm.
 */
const SAMPLE = 0.2;

/** Neighbours further off by this share stand on another thing. */
const JUMP = 0.03;
/** A surface that differs by this share from what is between the pixels is another side of an edge. */
const BEND = 0.002;
/** What a flat wall may differ from its plane, as a share. */
const UNEVEN = 0.0015;

/**
 * Three pixels that span a surface beside the middle, and two in between that
 * tell whether it is flat: to the right and to the upper right, turned four times.
 */
const BESIDE = [
  { span: [[2, 0], [8, -3], [8, 3]], check: [[5, 0], [6, 1]] }, // prettier-ignore
  { span: [[2, -2], [3, -8], [8, -3]], check: [[5, -5], [4, -4]] }, // prettier-ignore
] as const;
const TURNS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * How far away things are in a direction, in meters; `undefined` where nothing
 * was measured. Between pixels it is interpolated. In the corner of a room that
 * would cut the corner off, by centimeters: there the flat surfaces around are
 * carried on to where they meet.
 */
export function depthAt(depth: Depth, direction: Vector, heading: number): number | undefined {
  const { u, v } = inPicture(direction, heading);
  const x = u * depth.width - SAMPLE;
  const y = v * depth.height - SAMPLE;
  const nearest = metersAt(depth, Math.round(x), Math.round(y));
  if (nearest === 0) return undefined;
  const corners = [0, 1].flatMap((down) =>
    [0, 1].map((right) => metersAt(depth, Math.floor(x) + right, Math.floor(y) + down)),
  );
  if (corners.some((meters) => Math.abs(meters - nearest) > nearest * JUMP)) return nearest;
  const [a = 0, b = 0, c = 0, d = 0] = corners;
  const right = x - Math.floor(x);
  const down = y - Math.floor(y);
  const straight = (a * (1 - right) + b * right) * (1 - down) + (c * (1 - right) + d * right) * down;
  return bent(surfacesBeside(depth, direction, heading, Math.round(x), Math.round(y)), straight);
}

/** Where surfaces meet inside a room the nearest of them is seen; around the edge of a box the furthest. */
function bent(surfaces: readonly number[], straight: number): number {
  const close = surfaces.filter((meters) => Math.abs(meters - straight) < straight * JUMP);
  if (close.length === 0) return straight;
  const least = Math.min(...close);
  const most = Math.max(...close);
  if (least > straight * (1 + BEND)) return least;
  return most < straight * (1 - BEND) ? most : straight;
}

/** How far away the flat surfaces around a pixel would be in a direction if they went on. */
function surfacesBeside(depth: Depth, direction: Vector, heading: number, x: number, y: number): number[] {
  const pixel = ([right, down]: readonly [number, number], [cos, sin]: readonly [number, number]) => {
    const column = x + right * cos - down * sin;
    const row = y + right * sin + down * cos;
    const place = { u: (column + SAMPLE) / depth.width, v: (row + SAMPLE) / depth.height };
    return { meters: metersAt(depth, column, row), direction: directionOf(place, heading) };
  };
  return BESIDE.flatMap(({ span, check }) =>
    TURNS.flatMap((turn) => {
      const plane = planeThrough(span.map((place) => pixel(place, turn)));
      const isFlat =
        plane !== undefined &&
        check.every((place) => {
          const seen = pixel(place, turn);
          return Math.abs(1 / dot(plane, seen.direction) - seen.meters) < seen.meters * UNEVEN;
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

/** The distance of one pixel in meters; the picture goes round. */
function metersAt({ width, height, millimeters }: Depth, x: number, y: number): number {
  const column = ((x % width) + width) % width;
  const row = Math.min(height - 1, Math.max(0, y));
  return (millimeters[row * width + column] ?? 0) / 1000;
}
