import { createRandom } from "@capture/domain/lib/random";
import { toByteColors, type ColorKinds } from "./color-range";
import type { ScanFault } from "./scan-fault";

/** The points of a file that are drawn. */
export interface SampledPoints {
  count: number;
  /** x, y, z of each point in meters. The origin is the center of the cloud in x and y, and its lowest point in z. */
  positions: Float32Array<ArrayBuffer>;
  /** Red, green and blue of each point, from 0 to 255. */
  colors: Uint8Array<ArrayBuffer>;
  /** Whether any point has a color other than black. */
  hasColors: boolean;
  /** How many points of the sample were left out because their position is not a number or out of range. */
  invalid: number;
  /** Width, depth and height in meters. */
  size: readonly [width: number, depth: number, height: number];
}

/** Takes an even sample of the points of a file. Readers skip all other points. */
export type PointSampler = ReturnType<typeof createPointSampler>;

const SEED = 1;
/** Coordinates beyond are not of this planet. */
const MAX_COORDINATE_M = 1e9;

/**
 * Creates a sampler for a file. It divides the file into equal parts and takes one random point of each: every n-th point
 * would be a pattern, because scanners write points line by line.
 * @param points the number of points in the file
 * @param maxPoints the number of points in the sample
 * @param colorKinds how the file stores colors
 */
export function createPointSampler(
  points: number,
  maxPoints: number,
  colorKinds: ColorKinds = ["byte", "byte", "byte"],
) {
  const sampleSize = Math.min(points, maxPoints);
  const random = createRandom(SEED);
  const positions = new Float32Array(sampleSize * 3);
  const stored = new Float32Array(sampleSize * 3);
  /** The first valid point. Floats are exact only near it: map coordinates have seven digits before the point. */
  let origin: readonly [number, number, number] | undefined;
  let part = 0;
  let count = 0;
  let invalid = 0;
  let nextIndex = pickIndex();

  function pickIndex(): number {
    if (part >= sampleSize) return Infinity;
    const [start, end] = [Math.floor((part * points) / sampleSize), Math.floor(((part + 1) * points) / sampleSize)];
    part += 1;
    return start + Math.floor(random() * (end - start));
  }

  return {
    /** The index of the next point of the sample; `Infinity` after the last. */
    get nextIndex(): number {
      return nextIndex;
    },
    /** Adds the point at `nextIndex`, with coordinates in meters and its color as the file stores it. */
    add(x: number, y: number, z: number, red: number, green: number, blue: number): void {
      nextIndex = pickIndex();
      // False also for NaN.
      if (!(Math.abs(x) < MAX_COORDINATE_M && Math.abs(y) < MAX_COORDINATE_M && Math.abs(z) < MAX_COORDINATE_M)) {
        invalid += 1;
        return;
      }
      origin ??= [x, y, z];
      const index = count * 3;
      positions[index] = x - origin[0];
      positions[index + 1] = y - origin[1];
      positions[index + 2] = z - origin[2];
      stored[index] = red;
      stored[index + 1] = green;
      stored[index + 2] = blue;
      count += 1;
    },
    /** @returns a fault if no point was valid, or the range of the colors is unknown */
    finish(): SampledPoints | ScanFault {
      if (count === 0) return { fault: "noPoints" };
      const colors = toByteColors(stored.subarray(0, count * 3), colorKinds);
      if (!colors) return { fault: "unknownColors" };
      const used = { positions: positions.subarray(0, count * 3), colors };
      shuffle(used, count, random);
      const size = moveToOrigin(used.positions);
      return { count, ...used, hasColors: used.colors.some((value) => value > 0), invalid, size };
    },
  };
}

/** Reorders points randomly, so that any number of them, from the first, is an even sample. */
function shuffle(
  { positions, colors }: Pick<SampledPoints, "positions" | "colors">,
  count: number,
  random: () => number,
): void {
  const swap = (values: Float32Array | Uint8Array, a: number, b: number): void => {
    const value = values[a] ?? 0;
    values[a] = values[b] ?? 0;
    values[b] = value;
  };
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    for (let axis = 0; axis < 3; axis += 1) {
      swap(positions, last * 3 + axis, other * 3 + axis);
      swap(colors, last * 3 + axis, other * 3 + axis);
    }
  }
}

/** Moves points so that they are centered on the z axis, with the lowest at height 0. Returns their extent. */
function moveToOrigin(positions: Float32Array): [number, number, number] {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let index = 0; index < positions.length; index += 3) {
    for (const axis of [0, 1, 2] as const) {
      const value = positions[index + axis] ?? 0;
      if (value < min[axis]) min[axis] = value;
      if (value > max[axis]) max[axis] = value;
    }
  }
  const origin = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, min[2]] as const;
  for (let index = 0; index < positions.length; index += 3) {
    for (const axis of [0, 1, 2] as const) positions[index + axis] = (positions[index + axis] ?? 0) - origin[axis];
  }
  return [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
}
