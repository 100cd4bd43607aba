import type { Scan } from "./scans";

/** One number of all points, stored as whole numbers from `min` upwards with a fixed number of bytes. */
export type Column = ReturnType<typeof columnsOf>[number];

const SCALE_M = 0.001;
const MAX_COLOR = 255;

/**
 * The columns of a scan. The range of a coordinate is widened to whole bytes, because readers derive the number of bits of a
 * value from the range.
 */
export function columnsOf({ positions, colors }: Scan) {
  const coordinates = ["cartesianX", "cartesianY", "cartesianZ"].map((name, axis) => {
    const [min, max] = rangeOf(positions, axis);
    const bytesPerValue = Math.ceil(Math.log2(max - min + 2) / 8);
    return {
      // `scaleM` are the meters of one unit; a color has none.
      ...{ name, min, max: min + 256 ** bytesPerValue - 1, scaleM: SCALE_M, bytesPerValue },
      valueAt: (point: number): number => positions[point * 3 + axis] ?? 0,
    };
  });
  const channels = ["colorRed", "colorGreen", "colorBlue"].map((name, channel) => ({
    ...{ name, min: 0, max: MAX_COLOR, scaleM: undefined, bytesPerValue: 1 },
    valueAt: (point: number): number => colors[point * 3 + channel] ?? 0,
  }));
  return [...coordinates, ...channels];
}

/** The smallest and the largest value of an axis, in meters. */
export function boundsOf({ positions }: Scan, axis: number): readonly [min: number, max: number] {
  const [min, max] = rangeOf(positions, axis);
  return [min * SCALE_M, max * SCALE_M];
}

function rangeOf(positions: Int32Array, axis: number): readonly [min: number, max: number] {
  let [min, max] = [Infinity, -Infinity];
  for (let index = axis; index < positions.length; index += 3) {
    min = Math.min(min, positions[index] ?? min);
    max = Math.max(max, positions[index] ?? max);
  }
  return [min, max];
}
