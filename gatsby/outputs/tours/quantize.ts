import { allocatePiece, type CloudScale } from "../../../src/features/tours/formats/cloud";
import type { Points } from "./points";

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
  const { positions, colors, bytes } = allocatePiece(order.length);
  order.forEach((point, index) => {
    for (const axis of AXES) {
      const meters = (points.positions[point * 3 + axis] ?? 0) - (origin[axis] ?? 0);
      positions[index * 3 + axis] = Math.round(meters / step);
      colors[index * 3 + axis] = points.colors[point * 3 + axis] ?? 0;
    }
  });
  return bytes;
}
