/** Where a binary PLY file contains its points. */
export interface PlyLayout {
  points: number;
  /** Bytes before the first point. */
  start: number;
}

/** x, y, z as float; red, green, blue as uchar. */
export const PLY_STRIDE = 15;

const PROPERTIES = [
  "property float x",
  "property float y",
  "property float z",
  "property uchar red",
  "property uchar green",
  "property uchar blue",
];
const END = "end_header\n";

/**
 * Reads the header of a binary PLY file of colored points, as our devices write it.
 * @param head the first bytes of the file, with its whole header
 * @returns `undefined` for any other file
 */
export function plyLayout(head: Uint8Array): PlyLayout | undefined {
  const text = new TextDecoder("latin1").decode(head);
  const end = text.indexOf(END);
  if (end === -1 || !text.startsWith("ply\nformat binary_little_endian 1.0\n")) return undefined;
  const lines = text
    .slice(0, end)
    .split("\n")
    .filter((line) => /^(element|property) /.test(line));
  const [, points = ""] = /^element vertex (\d+)$/.exec(lines[0] ?? "") ?? [];
  if (points === "" || lines.slice(1).join() !== PROPERTIES.join()) return undefined;
  return { points: Number(points), start: end + END.length };
}
