import { memoizeByMtime } from "../../lib/memoize-by-mtime";
import { writeOnce } from "../../lib/write-once";
import { evenOrder } from "./even-order";
import { hashedUrl } from "./hashed-file";
import { readPly } from "./points";
import { packPiece, scaleOf } from "./quantize";
import { lasFile } from "./las";

/** Points of the first piece, which appear at once, and of each further one. */
const FIRST = 60_000;
const FURTHER = 250_000;

/** Increase it when order or format change, so that every piece gets a new address. */
const VERSION = 1;

/** What the page knows of a point cloud. */
export interface Scan {
  points: number;
  origin: readonly number[];
  step: number;
  min: readonly number[];
  max: readonly number[];
  pieces: { url: string; points: number }[];
}

const pointsOf = memoizeByMtime(readPly);

/** Lays the pieces of a cloud into public/, and says where they are. */
export const scanOf = memoizeByMtime(async (ply: string): Promise<Scan> => {
  const points = pointsOf(ply);
  const { count, min, max } = points;
  const scale = scaleOf(points);
  let order: Uint32Array | undefined;
  const pieces: Scan["pieces"] = [];
  for (const [start, end] of portions(count)) {
    const url = hashedUrl(ply, ".cloud", VERSION, start, end);
    await writeOnce(url, () => {
      order ??= evenOrder(points);
      return packPiece(points, order.subarray(start, end), scale);
    });
    pieces.push({ url, points: end - start });
  }
  return { points: count, ...scale, min, max, pieces };
});

function portions(count: number): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (let start = 0; start < count;) {
    const end = Math.min(count, start + (start === 0 ? FIRST : FURTHER));
    found.push([start, end]);
    start = end;
  }
  return found;
}

/**
 * Lays a cloud into public/ as a LAS file.
 * @returns its address
 */
export async function lasAddress(ply: string, software: string, created: string): Promise<string> {
  const url = hashedUrl(ply, ".las", VERSION, software, created);
  await writeOnce(url, () => lasFile(pointsOf(ply), software, new Date(created)));
  return url;
}
