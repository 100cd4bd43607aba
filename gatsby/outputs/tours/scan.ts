import { memoizeByMtime } from "../../lib/memoize-by-mtime";
import { writeOnce } from "../../lib/write-once";
import { evenOrder } from "./even-order";
import { hashedUrl } from "./hashed-file";
import { readPly } from "./points";
import { packPiece, scaleOf } from "./quantize";
import { lasFile } from "./las";

/** The first piece is smaller, so that the viewer shows it soon. */
const FIRST_PIECE_POINTS = 60_000;
const PIECE_POINTS = 250_000;

/** Increase it when the order or the format changes, so that every piece gets a new URL. */
const VERSION = 1;

/** The data of a point cloud that a page contains. */
export interface Scan {
  points: number;
  origin: readonly number[];
  step: number;
  min: readonly number[];
  max: readonly number[];
  pieces: { url: string; points: number }[];
}

const pointsOf = memoizeByMtime(readPly);

/** Writes the pieces of a cloud into public/, and returns their URL paths, the scale and the bounds. */
export const writeScan = memoizeByMtime(async (ply: string): Promise<Scan> => {
  const points = pointsOf(ply);
  const { count, min, max } = points;
  const scale = scaleOf(points);
  let order: Uint32Array | undefined;
  const pieces: Scan["pieces"] = [];
  for (const [start, end] of rangesOf(count)) {
    const url = hashedUrl(ply, ".cloud", VERSION, start, end);
    await writeOnce(url, () => {
      order ??= evenOrder(points);
      return packPiece(points, order.subarray(start, end), scale);
    });
    pieces.push({ url, points: end - start });
  }
  return { points: count, ...scale, min, max, pieces };
});

/** Index of the first point of each piece, and of the point after its last. */
function rangesOf(count: number): (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = [];
  for (let start = 0; start < count;) {
    const end = Math.min(count, start + (start === 0 ? FIRST_PIECE_POINTS : PIECE_POINTS));
    ranges.push([start, end]);
    start = end;
  }
  return ranges;
}

/**
 * Writes a cloud into public/ as a LAS file.
 * @returns its URL path
 */
export async function writeLas(ply: string, software: string, created: string): Promise<string> {
  const url = hashedUrl(ply, ".las", VERSION, software, created);
  await writeOnce(url, () => lasFile(pointsOf(ply), software, new Date(created)));
  return url;
}
