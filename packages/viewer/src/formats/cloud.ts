import type { Points } from "@capture/domain/ply";

/** Maps quantized coordinates to meters: `origin + step × value`. */
export interface CloudScale {
  origin: readonly number[];
  step: number;
}

/**
 * Coordinates of the points of a piece: x, y, z, x, y, z, … They are quantized in the files of a tour, and floats in a
 * scan from the visitor’s disk, whose size is not known in advance.
 */
export type Positions = Int16Array<ArrayBuffer> | Float32Array<ArrayBuffer>;

/**
 * A part of a point cloud that the browser fetches as one file: the positions of all its points as Int16 (x, y, z),
 * then their colors as Uint8 (red, green, blue).
 */
export interface CloudPiece {
  positions: Positions;
  colors: Uint8Array<ArrayBuffer>;
}

const POSITION_BYTES = 6;
const COLOR_BYTES = 3;
export const POINT_BYTES = POSITION_BYTES + COLOR_BYTES;
const INT16_MAX = 32767;
const AXES = [0, 1, 2] as const;

/** The center of a cloud, and the smallest step in meters with which 16-bit integers cover its longest side. */
export function scaleOf({ min, max }: Pick<Points, "min" | "max">): CloudScale {
  const sides = AXES.map((axis) => (max[axis] ?? 0) - (min[axis] ?? 0));
  return {
    origin: AXES.map((axis) => ((min[axis] ?? 0) + (max[axis] ?? 0)) / 2),
    step: Math.max(...sides) / 2 / INT16_MAX,
  };
}

/**
 * Packs points of a cloud into the bytes of one piece.
 * @param order indices of the points
 */
export function packPiece(points: Points, order: Uint32Array, { origin, step }: CloudScale): Uint8Array {
  const buffer = new ArrayBuffer(order.length * POINT_BYTES);
  const { positions, colors } = readPiece(buffer);
  order.forEach((point, index) => {
    for (const axis of AXES) {
      const meters = (points.positions[point * 3 + axis] ?? 0) - (origin[axis] ?? 0);
      positions[index * 3 + axis] = Math.round(meters / step);
      colors[index * 3 + axis] = points.colors[point * 3 + axis] ?? 0;
    }
  });
  return new Uint8Array(buffer);
}

/** Reads the file of a piece. The positions and colors are views of `buffer`, not copies. */
export function readPiece(buffer: ArrayBuffer): CloudPiece {
  const points = Math.floor(buffer.byteLength / POINT_BYTES);
  return {
    positions: new Int16Array(buffer, 0, points * 3),
    colors: new Uint8Array(buffer, points * POSITION_BYTES, points * 3),
  };
}
