/** Maps quantized coordinates to meters: `origin + step × value`. */
export interface CloudScale {
  origin: readonly number[];
  step: number;
}

/** Quantized coordinates of the points of a piece: x, y, z, x, y, z, … */
export type Positions = Int16Array<ArrayBuffer>;

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

/** Allocates a piece with the given number of points; `bytes` is the content of its file. */
export function allocatePiece(points: number): CloudPiece & { bytes: Uint8Array<ArrayBuffer> } {
  const buffer = new ArrayBuffer(points * POINT_BYTES);
  return { ...readPiece(buffer), bytes: new Uint8Array(buffer) };
}

/** Reads the file of a piece. The positions and colors are views of `buffer`, not copies. */
export function readPiece(buffer: ArrayBuffer): CloudPiece {
  const points = Math.floor(buffer.byteLength / POINT_BYTES);
  return {
    positions: new Int16Array(buffer, 0, points * 3),
    colors: new Uint8Array(buffer, points * POSITION_BYTES, points * 3),
  };
}
