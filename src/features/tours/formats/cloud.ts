/**
 * Maps quantized coordinates to meters: `origin + step × value`. The browser fetches a point cloud in pieces. Each is a
 * file with the positions of its points as Int16 (x, y, z), followed by their colors as Uint8 (red, green, blue).
 */
export interface CloudScale {
  origin: readonly number[];
  step: number;
}

/** Quantized coordinates of the points of a piece: x, y, z, x, y, z, … */
export type Positions = Int16Array<ArrayBuffer>;

export interface CloudPiece {
  positions: Positions;
  colors: Uint8Array<ArrayBuffer>;
}

const POSITION_BYTES = 6;
const COLOR_BYTES = 3;
export const POINT_BYTES = POSITION_BYTES + COLOR_BYTES;

/** Allocates a piece for a number of points; `bytes` is the content of its file. */
export function allocatePiece(points: number): CloudPiece & { bytes: Uint8Array<ArrayBuffer> } {
  const buffer = new ArrayBuffer(points * POINT_BYTES);
  return { ...readPiece(buffer), bytes: new Uint8Array(buffer) };
}

/** Views the positions and colors in the bytes of a piece. */
export function readPiece(buffer: ArrayBuffer): CloudPiece {
  const points = Math.floor(buffer.byteLength / POINT_BYTES);
  return {
    positions: new Int16Array(buffer, 0, points * 3),
    colors: new Uint8Array(buffer, points * POSITION_BYTES, points * 3),
  };
}
