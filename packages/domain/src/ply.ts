/** Points of a cloud. Each has three coordinates in meters, and red, green and blue from 0 to 255. */
export interface Points {
  count: number;
  positions: Float32Array;
  colors: Uint8Array;
  min: readonly number[];
  max: readonly number[];
}

/** The header of a binary PLY file. */
export interface PlyHeader {
  /** The number of points. */
  points: number;
  /** Offset of the first point from the start of the file, in bytes. */
  dataOffset: number;
}

/** Bytes of one point: x, y, z as float; red, green, blue as uchar. */
export const PLY_POINT_BYTES = 15;
const FLOAT_BYTES = 4;
const AXES = [0, 1, 2] as const;
/** More bytes than any header has. */
export const MAX_PLY_HEADER_BYTES = 4096;

const PROPERTIES = [
  "property float x",
  "property float y",
  "property float z",
  "property uchar red",
  "property uchar green",
  "property uchar blue",
];
const END_OF_HEADER = "end_header\n";

/**
 * Reads the header of a PLY file in the format that our devices write: binary, with the properties in PROPERTIES.
 * @param head the first bytes of the file, including the complete header
 * @returns `undefined` if the file has another format
 */
export function readPlyHeader(head: Uint8Array): PlyHeader | undefined {
  const text = new TextDecoder("latin1").decode(head);
  const end = text.indexOf(END_OF_HEADER);
  if (end === -1 || !text.startsWith("ply\nformat binary_little_endian 1.0\n")) return undefined;
  const lines = text
    .slice(0, end)
    .split("\n")
    .filter((line) => /^(element|property) /.test(line));
  const [, points = ""] = /^element vertex (\d+)$/.exec(lines[0] ?? "") ?? [];
  if (points === "" || lines.slice(1).join() !== PROPERTIES.join()) return undefined;
  return { points: Number(points), dataOffset: end + END_OF_HEADER.length };
}

/**
 * Reads the points of a PLY file.
 * @param bytes the complete file
 * @param name of the file, for the error
 * @throws Error when the file has another format; the content check reports this to the editor first
 */
export function readPly(bytes: Uint8Array, name: string): Points {
  const header = readPlyHeader(bytes.subarray(0, MAX_PLY_HEADER_BYTES));
  if (!header) throw new Error(`${name} is not a PLY file of colored points.`);
  const { points: count, dataOffset } = header;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const positions = new Float32Array(count * 3);
  const colors = new Uint8Array(count * 3);
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let point = 0; point < count; point += 1) {
    const offset = dataOffset + point * PLY_POINT_BYTES;
    for (const axis of AXES) {
      const value = view.getFloat32(offset + axis * FLOAT_BYTES, true);
      positions[point * 3 + axis] = value;
      min[axis] = Math.min(min[axis] ?? value, value);
      max[axis] = Math.max(max[axis] ?? value, value);
    }
    colors.set(bytes.subarray(offset + 3 * FLOAT_BYTES, offset + PLY_POINT_BYTES), point * 3);
  }
  return { count, positions, colors, min, max };
}
