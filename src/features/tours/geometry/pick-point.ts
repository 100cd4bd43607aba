import type { CloudPiece, CloudScale } from "../formats/cloud";
import { axes, eyeOf, focalLength, project, type Camera, type Place, type Size } from "./camera";
import { dot, minus, vector, type Vector } from "./vector";

const MAX_MISS_PX = 6;
/**
 * How much a meter between a point and the press counts compared with a meter between the point and the eye. With a
 * higher weight, a press between the points of a wall picks what is behind it; with a lower weight, a press at an edge
 * picks the foreground.
 */
const MISS_WEIGHT = 4;

/** The distance in the picture between a place and a press, in pixels. */
export function missOf(view: { camera: Camera; size: Size }, place: Vector, press: Place): number {
  const seen = project(view.camera, view.size, place);
  return seen ? Math.hypot(seen.x - press.x, seen.y - press.y) : Infinity;
}

/**
 * Picks the point of a cloud at a press on the picture: close to the press, and not hidden by another point.
 * @param drawn how many points are drawn
 * @param ceiling points above this height are cut off, in meters
 */
export function pickPoint(
  pieces: readonly CloudPiece[],
  { origin, step }: CloudScale,
  view: { camera: Camera; size: Size; drawn: number; ceiling: number },
  press: Place,
): Vector | undefined {
  const { right, up, ahead } = axes(view.camera);
  const focal = focalLength(view.camera, view.size);
  const start = minus(vector(origin), eyeOf(view.camera));
  const [height = 0] = [origin[2]];
  // This loop runs over a million points, so everything that does not depend on the point is computed before it.
  const at = [dot(start, right), dot(start, up), dot(start, ahead)] as const;
  const across = press.x - view.size.width / 2;
  const above = view.size.height / 2 - press.y;
  let best = Infinity;
  let found: Vector | undefined;
  let remaining = view.drawn;
  for (const { positions } of pieces) {
    const end = Math.min(remaining * 3, positions.length);
    remaining -= positions.length / 3;
    for (let index = 0; index < end; index += 3) {
      const x = (positions[index] ?? 0) * step;
      const y = (positions[index + 1] ?? 0) * step;
      const z = (positions[index + 2] ?? 0) * step;
      const depth = at[2] + x * ahead[0] + y * ahead[1] + z * ahead[2];
      if (depth <= 0 || z + height > view.ceiling) continue;
      const offsetX = ((at[0] + x * right[0] + y * right[1]) * focal) / depth - across;
      if (offsetX > MAX_MISS_PX || offsetX < -MAX_MISS_PX) continue;
      const offsetY = ((at[1] + x * up[0] + y * up[1] + z * up[2]) * focal) / depth - above;
      const miss = Math.hypot(offsetX, offsetY);
      // Both in meters: a pixel spans more of them far away than nearby.
      const cost = ((miss * depth) / focal) * MISS_WEIGHT + depth;
      if (miss > MAX_MISS_PX || cost >= best) continue;
      best = cost;
      found = [x + (origin[0] ?? 0), y + (origin[1] ?? 0), z + height];
    }
    if (remaining <= 0) break;
  }
  return found;
}
