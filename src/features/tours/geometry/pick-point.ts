import type { CloudPiece, CloudScale } from "../formats/cloud";
import { axes, eyeOf, focalLength, project, type Camera, type Place, type Size } from "./camera";
import { dot, minus, vector, type Vector } from "./vector";

/** How far beside a point a press may be. Pixels. */
const REACH = 6;
/**
 * A point that is further beside the press wins when it is nearer to the eye by
 * so many times as much. With more, walls are seen through between their points;
 * with less, edges are taken too near.
 */
const SIDEWAYS = 4;

/** How many pixels a place is seen beside a press. */
export function missOf(view: { camera: Camera; size: Size }, place: Vector, press: Place): number {
  const seen = project(view.camera, view.size, place);
  return seen ? Math.hypot(seen.x - press.x, seen.y - press.y) : Infinity;
}

/**
 * The point of a cloud that a visitor means by pressing on the picture: near
 * to the press, and not behind another.
 * @param drawn how many points are drawn
 * @param ceiling points above this height are cut away, in meters
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
  // The same sums for a million points: everything that is the same for all is taken out.
  const at = [dot(start, right), dot(start, up), dot(start, ahead)] as const;
  const across = press.x - view.size.width / 2;
  const above = view.size.height / 2 - press.y;
  let best = Infinity;
  let found: Vector | undefined;
  let left = view.drawn;
  for (const { positions } of pieces) {
    const end = Math.min(left * 3, positions.length);
    left -= positions.length / 3;
    for (let index = 0; index < end; index += 3) {
      const x = (positions[index] ?? 0) * step;
      const y = (positions[index + 1] ?? 0) * step;
      const z = (positions[index + 2] ?? 0) * step;
      const depth = at[2] + x * ahead[0] + y * ahead[1] + z * ahead[2];
      if (depth <= 0 || z + height > view.ceiling) continue;
      const beside = ((at[0] + x * right[0] + y * right[1]) * focal) / depth - across;
      if (beside > REACH || beside < -REACH) continue;
      const over = ((at[1] + x * up[0] + y * up[1] + z * up[2]) * focal) / depth - above;
      const miss = Math.hypot(beside, over);
      // Both in meters: a pixel far away is more of them than one close by.
      const cost = ((miss * depth) / focal) * SIDEWAYS + depth;
      if (miss > REACH || cost >= best) continue;
      best = cost;
      found = [x + (origin[0] ?? 0), y + (origin[1] ?? 0), z + height];
    }
    if (left <= 0) break;
  }
  return found;
}
