/** The header of a binary PLY file. */
export interface PlyHeader {
  /** The number of points. */
  points: number;
  /** Offset of the first point from the start of the file, in bytes. */
  dataOffset: number;
}

/** Bytes of one point: x, y, z as float; red, green, blue as uchar. */
export const PLY_POINT_BYTES = 15;

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
