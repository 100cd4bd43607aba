import { cross, dot, type Vector } from "@capture/domain/lib/vector";
import { directionToUv, uvToDirection, type DepthMap } from "./depth-map";

/** Where in a pixel its depth was measured: at its center, as an offset from its upper left corner on both axes. */
const SAMPLE_OFFSET_PX = 0.5;

/** Neighboring pixels whose depths differ by a larger ratio belong to different objects. */
export const MAX_JUMP_RATIO = 0.03;
/** In a corner or at an edge, all extended planes differ from the interpolated depth by a larger ratio. */
const MIN_CORNER_RATIO = 0.002;
/** A plane through three pixels is used if the pixels between them differ from it by a smaller ratio. */
const MAX_UNEVENNESS_RATIO = 0.0015;

/**
 * Offsets from a pixel to the pixels of the planes next to it, one to the right and one to the upper right. The pixels
 * of `span` define a plane, those of `check` test it. The other directions follow from quarter turns.
 */
const PROBES = [
  { span: [[2, 0], [8, -3], [8, 3]], check: [[5, 0], [6, 1]] }, // prettier-ignore
  { span: [[2, -2], [3, -8], [8, -3]], check: [[5, -5], [4, -4]] }, // prettier-ignore
] as const;
/** Cosine and sine of 0, 90, 180 and 270 degrees. */
const QUARTER_TURNS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The measured distance in the direction of a pixel. */
interface DepthSample {
  meters: number;
  direction: Vector;
}

/**
 * Samples a depth map in a direction, with bilinear interpolation. In the corner of a room interpolation is off by
 * centimeters, so the planes around it are extended until they meet.
 * @returns the distance in meters; `undefined` where nothing was measured
 */
export function sampleDepth(depthMap: DepthMap, direction: Vector, heading: number): number | undefined {
  const { u, v } = directionToUv(direction, heading);
  const x = u * depthMap.width - SAMPLE_OFFSET_PX;
  const y = v * depthMap.height - SAMPLE_OFFSET_PX;
  const nearest = metersAt(depthMap, Math.round(x), Math.round(y));
  if (nearest === 0) return undefined;
  const neighbors = [0, 1].flatMap((down) =>
    [0, 1].map((right) => metersAt(depthMap, Math.floor(x) + right, Math.floor(y) + down)),
  );
  if (neighbors.some((meters) => Math.abs(meters - nearest) > nearest * MAX_JUMP_RATIO)) return nearest;
  const [a = 0, b = 0, c = 0, d = 0] = neighbors;
  const right = x - Math.floor(x);
  const down = y - Math.floor(y);
  const interpolated = (a * (1 - right) + b * right) * (1 - down) + (c * (1 - right) + d * right) * down;
  return cornerDepth(planeDistances(depthMap, direction, heading, Math.round(x), Math.round(y)), interpolated);
}

/**
 * Chooses between the extended planes and the interpolated depth: in an inner corner the nearest plane is visible, at
 * an outer edge the farthest.
 */
function cornerDepth(distances: readonly number[], interpolated: number): number {
  const close = distances.filter((meters) => Math.abs(meters - interpolated) < interpolated * MAX_JUMP_RATIO);
  if (close.length === 0) return interpolated;
  const min = Math.min(...close);
  const max = Math.max(...close);
  if (min > interpolated * (1 + MIN_CORNER_RATIO)) return min;
  return max < interpolated * (1 - MIN_CORNER_RATIO) ? max : interpolated;
}

/** The distances along a direction to the planes around a pixel. */
function planeDistances(depthMap: DepthMap, direction: Vector, heading: number, x: number, y: number): number[] {
  const sampleAt = ([right, down]: readonly [number, number], [cos, sin]: readonly [number, number]): DepthSample => {
    const column = x + right * cos - down * sin;
    const row = y + right * sin + down * cos;
    const uv = { u: (column + SAMPLE_OFFSET_PX) / depthMap.width, v: (row + SAMPLE_OFFSET_PX) / depthMap.height };
    return { meters: metersAt(depthMap, column, row), direction: uvToDirection(uv, heading) };
  };
  return PROBES.flatMap(({ span, check }) =>
    QUARTER_TURNS.flatMap((turn) => {
      const plane = planeThrough(span.map((offset) => sampleAt(offset, turn)));
      const isFlat =
        plane !== undefined &&
        check.every((offset) => {
          const sample = sampleAt(offset, turn);
          return Math.abs(1 / dot(plane, sample.direction) - sample.meters) < sample.meters * MAX_UNEVENNESS_RATIO;
        });
      return isFlat ? [1 / dot(plane, direction)] : [];
    }),
  );
}

/** The plane through three samples, as the vector `p` for which `p · direction = 1 / distance`. */
function planeThrough(samples: readonly DepthSample[]): Vector | undefined {
  const [a, b, c] = samples;
  if (!a || !b || !c || samples.some(({ meters }) => meters === 0)) return undefined;
  const determinant = dot(a.direction, cross(b.direction, c.direction));
  const terms = [
    [cross(b.direction, c.direction), 1 / a.meters],
    [cross(c.direction, a.direction), 1 / b.meters],
    [cross(a.direction, b.direction), 1 / c.meters],
  ] as const;
  const solve = (axis: 0 | 1 | 2): number =>
    terms.reduce((total, [normal, inverse]) => total + normal[axis] * inverse, 0) / determinant;
  return determinant === 0 ? undefined : [solve(0), solve(1), solve(2)];
}

/** The depth of one pixel in meters. Columns wrap around, rows are clamped. */
function metersAt({ width, height, millimeters }: DepthMap, x: number, y: number): number {
  const column = ((x % width) + width) % width;
  const row = Math.min(height - 1, Math.max(0, y));
  return (millimeters[row * width + column] ?? 0) / 1000;
}
