import { PLY_POINT_BYTES, type Points } from "@capture/domain/ply";

const FLOAT_BYTES = 4;
const COLOR_OFFSET = 3 * FLOAT_BYTES;
const AXES = [0, 1, 2] as const;

/**
 * A cloud as the bytes of a PLY file, in the format of the devices that `readPly` reads.
 * @param comment a line of the header that says what the file contains
 */
export function plyFile({ count, positions, colors }: Points, comment: string): Buffer {
  const header = Buffer.from(
    [
      "ply",
      "format binary_little_endian 1.0",
      `comment ${comment.replaceAll("\n", " ")}`,
      `element vertex ${count}`,
      ...["x", "y", "z"].map((axis) => `property float ${axis}`),
      ...["red", "green", "blue"].map((color) => `property uchar ${color}`),
      "end_header\n",
    ].join("\n"),
    "latin1",
  );
  const body = Buffer.alloc(count * PLY_POINT_BYTES);
  for (let point = 0; point < count; point += 1) {
    const start = point * PLY_POINT_BYTES;
    for (const axis of AXES) {
      body.writeFloatLE(positions[point * 3 + axis] ?? 0, start + axis * FLOAT_BYTES);
      body.writeUInt8(colors[point * 3 + axis] ?? 0, start + COLOR_OFFSET + axis);
    }
  }
  return Buffer.concat([header, body]);
}
