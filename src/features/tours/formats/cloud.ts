/**
 * A point cloud as the browser fetches it: pieces, each the positions of its
 * points as Int16 (x, y, z), then their colors as Uint8 (red, green, blue).
 * A coordinate in meters is `origin + step × value`.
 */
export interface CloudScale {
  origin: readonly number[];
  step: number;
}

/** Positions of one piece, three a point. */
export type Positions = Int16Array<ArrayBuffer>;

export interface CloudPiece {
  positions: Positions;
  colors: Uint8Array<ArrayBuffer>;
}

const POSITION_BYTES = 6;
const COLOR_BYTES = 3;
export const POINT_BYTES = POSITION_BYTES + COLOR_BYTES;

/** Room for the positions and colors of some points, in one buffer that is written to a file as it is. */
export function emptyPiece(points: number): CloudPiece & { bytes: Uint8Array<ArrayBuffer> } {
  const buffer = new ArrayBuffer(points * POINT_BYTES);
  return { ...readPiece(buffer), bytes: new Uint8Array(buffer) };
}

/** The positions and colors of a fetched piece. */
export function readPiece(buffer: ArrayBuffer): CloudPiece {
  const points = Math.floor(buffer.byteLength / POINT_BYTES);
  return {
    positions: new Int16Array(buffer, 0, points * 3),
    colors: new Uint8Array(buffer, points * POSITION_BYTES, points * 3),
  };
}
