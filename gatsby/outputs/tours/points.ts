import { readFileSync } from "node:fs";
import { PLY_POINT_BYTES, readPlyHeader } from "../../../src/features/tours/formats/ply";

/** Points of a cloud. Each has three coordinates in meters, and red, green and blue from 0 to 255. */
export interface Points {
  count: number;
  positions: Float32Array;
  colors: Uint8Array;
  min: readonly number[];
  max: readonly number[];
}

const AXES = [0, 1, 2] as const;
const FLOAT_BYTES = 4;
const MAX_HEADER_BYTES = 4096;

/**
 * Reads a binary PLY file of colored points.
 * @throws Error when the file is of another kind; the content check reports this to the editor first
 */
export function readPly(path: string): Points {
  const bytes = readFileSync(path);
  const layout = readPlyHeader(bytes.subarray(0, MAX_HEADER_BYTES));
  if (!layout) throw new Error(`${path} is not a PLY file of colored points.`);
  const { points: count, dataOffset } = layout;
  const positions = new Float32Array(count * 3);
  const colors = new Uint8Array(count * 3);
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let point = 0; point < count; point += 1) {
    const offset = dataOffset + point * PLY_POINT_BYTES;
    for (const axis of AXES) {
      const value = bytes.readFloatLE(offset + axis * FLOAT_BYTES);
      positions[point * 3 + axis] = value;
      min[axis] = Math.min(min[axis] ?? value, value);
      max[axis] = Math.max(max[axis] ?? value, value);
    }
    colors.set(bytes.subarray(offset + 3 * FLOAT_BYTES, offset + PLY_POINT_BYTES), point * 3);
  }
  return { count, positions, colors, min, max };
}
