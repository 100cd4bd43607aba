import { readFileSync } from "node:fs";
import { packPiece, scaleOf } from "@capture/viewer/formats/cloud";
import { readPly } from "@capture/domain/ply";
import { lasFile } from "@capture/deliverables/cloud/las";
import { memoizeByMtime } from "../../lib/memoize-by-mtime";
import { writeDerived } from "../../lib/write-once";
import { evenOrder } from "./even-order";

/** Files below /static/ are cached permanently, because a changed file gets a new name. */
const FOLDER = "/static/tours";

/** The first piece is smaller, so that the viewer shows it soon. */
const FIRST_PIECE_POINTS = 60_000;
const PIECE_POINTS = 250_000;

/** Increase it when the order or the format changes, so that every piece gets a new URL. */
const VERSION = 1;

/** The points of a PLY file. */
export const pointsOf = memoizeByMtime((path) => readPly(readFileSync(path), path));

/** Writes the pieces of a cloud into public/, and returns their URL paths, the scale and the bounds. */
export const writeScan = memoizeByMtime(async (ply: string) => {
  const points = pointsOf(ply);
  const { count, min, max } = points;
  const scale = scaleOf(points);
  let order: Uint32Array | undefined;
  const pieces: { url: string; points: number }[] = [];
  for (const [start, end] of rangesOf(count)) {
    const file = { folder: FOLDER, extension: ".cloud", dependsOn: [VERSION, start, end] };
    const url = await writeDerived(ply, file, () => {
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
export function writeLas(ply: string, software: string, created: string): Promise<string> {
  const file = { folder: FOLDER, extension: ".las", dependsOn: [VERSION, software, created] };
  return writeDerived(ply, file, () => lasFile(pointsOf(ply), software, new Date(created)));
}
