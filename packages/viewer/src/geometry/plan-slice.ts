import type { CloudPiece, CloudScale } from "../formats/cloud";

/** The middle of the slice above the floor: through windows and doors, above most furniture. */
export const SLICE_HEIGHT_M = 1.1;
export const SLICE_THICKNESS_M = 0.1;

const FLOOR_LAYER_M = 0.05;
/** The lowest layer with this part of the points is the floor; lower points are errors, or in a well or a basement. */
const MIN_FLOOR_FRACTION = 0.02;

/** A rectangle on the floor plan, in meters. */
export interface PlanBounds {
  min: readonly [x: number, y: number];
  max: readonly [x: number, y: number];
}

/**
 * The height of the floor in a cloud, in meters: the mean height of its lowest layer with many points.
 * @param piece an even sample of the cloud, such as its first piece
 */
export function floorHeight({ positions }: Pick<CloudPiece, "positions">, { origin, step }: CloudScale): number {
  const layers = new Map<number, { count: number; sum: number }>();
  for (let index = 2; index < positions.length; index += 3) {
    const height = (positions[index] ?? 0) * step;
    const layer = Math.floor(height / FLOOR_LAYER_M);
    const { count, sum } = layers.get(layer) ?? { count: 0, sum: 0 };
    layers.set(layer, { count: count + 1, sum: sum + height });
  }
  const minCount = (positions.length / 3) * MIN_FLOOR_FRACTION;
  const ascending = [...layers].sort(([a], [b]) => a - b).map(([, layer]) => layer);
  const floor = ascending.find(({ count }) => count >= minCount) ?? ascending[0];
  return (origin[2] ?? 0) + (floor ? floor.sum / floor.count : 0);
}

/** The bounds of the points in a slice; `undefined` if it has none. */
export function sliceBounds(
  pieces: readonly Pick<CloudPiece, "positions">[],
  { origin, step }: CloudScale,
  { clipHeight, sliceThickness }: { clipHeight: number; sliceThickness: number },
): PlanBounds | undefined {
  const [originX = 0, originY = 0, originZ = 0] = origin;
  // Compared in steps, because this loop runs over a million points.
  const top = (clipHeight - originZ) / step;
  const bottom = top - sliceThickness / step;
  let [left, front, right, back] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { positions } of pieces) {
    for (let index = 0; index < positions.length; index += 3) {
      const z = positions[index + 2] ?? 0;
      if (z > top || z < bottom) continue;
      const [x, y] = [positions[index] ?? 0, positions[index + 1] ?? 0];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < front) front = y;
      if (y > back) back = y;
    }
  }
  if (left > right) return undefined;
  return {
    min: [originX + left * step, originY + front * step],
    max: [originX + right * step, originY + back * step],
  };
}
