import type { Points } from "@capture/domain/ply";

/** Creates a point cloud from rows of x, y, z in meters and red, green, blue. */
export function pointsOf(rows: readonly (readonly number[])[]): Points {
  const column = (axis: number): number[] => rows.map((row) => row[axis] ?? 0);
  const axes = [0, 1, 2].map(column);
  return {
    count: rows.length,
    positions: Float32Array.from(rows.flatMap((row) => row.slice(0, 3))),
    colors: Uint8Array.from(rows.flatMap((row) => row.slice(3, 6))),
    min: axes.map((values) => Math.min(...values)),
    max: axes.map((values) => Math.max(...values)),
  };
}
