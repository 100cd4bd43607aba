import { dot, subtract, toVector, type Vector } from "@capture/domain/lib/vector";
import type { CloudPiece, CloudScale } from "../formats/cloud";
import {
  cameraPosition,
  focalLength,
  projectPoint,
  viewAxes,
  type CameraPose,
  type ScreenPoint,
  type ViewportSize,
} from "./camera";

const MAX_PICK_DISTANCE_PX = 6;
/**
 * How many meters of depth count as much as one meter between a point and the ray of the press. With a higher weight,
 * a press between the points of a wall would pick a point behind the wall; with a lower one, a press near an edge would
 * pick the foreground.
 */
const RAY_DISTANCE_WEIGHT = 4;

/** The distance on the screen between a projected point and a screen point, in pixels. */
export function screenDistance(
  view: { camera: CameraPose; size: ViewportSize },
  point: Vector,
  screenPoint: ScreenPoint,
): number {
  const projected = projectPoint(view.camera, view.size, point);
  return projected ? Math.hypot(projected.x - screenPoint.x, projected.y - screenPoint.y) : Infinity;
}

/**
 * Picks a point of a cloud: close to a screen point, and not hidden by another point.
 * @param view.drawnPoints the number of points drawn, from the first piece on; only these can be picked
 * @param view.clipHeight points above this height, in meters, are not drawn
 * @param view.sliceThickness points more than this far below the clip height, in meters, are not drawn
 * @returns `undefined` if no point is within MAX_PICK_DISTANCE_PX
 */
export function pickInCloud(
  pieces: readonly CloudPiece[],
  { origin, step }: CloudScale,
  view: { camera: CameraPose; size: ViewportSize; drawnPoints: number; clipHeight: number; sliceThickness: number },
  screenPoint: ScreenPoint,
): Vector | undefined {
  const { right, up, forward } = viewAxes(view.camera);
  const focal = focalLength(view.camera, view.size);
  const [originX, originY, originZ] = toVector(origin);
  const offset = subtract([originX, originY, originZ], cameraPosition(view.camera));
  // This loop runs over a million points, so everything that does not depend on the point is computed before it.
  const originInView = [dot(offset, right), dot(offset, up), dot(offset, forward)] as const;
  const bottom = view.clipHeight - view.sliceThickness;
  const screenX = screenPoint.x - view.size.width / 2;
  const screenY = view.size.height / 2 - screenPoint.y;
  let minCost = Infinity;
  let picked: Vector | undefined;
  let remaining = view.drawnPoints;
  for (const { positions } of pieces) {
    const end = Math.min(remaining * 3, positions.length);
    remaining -= positions.length / 3;
    for (let index = 0; index < end; index += 3) {
      const x = (positions[index] ?? 0) * step;
      const y = (positions[index + 1] ?? 0) * step;
      const z = (positions[index + 2] ?? 0) * step;
      const depth = originInView[2] + x * forward[0] + y * forward[1] + z * forward[2];
      if (depth <= 0 || z + originZ > view.clipHeight || z + originZ < bottom) continue;
      const offsetX = ((originInView[0] + x * right[0] + y * right[1]) * focal) / depth - screenX;
      if (offsetX > MAX_PICK_DISTANCE_PX || offsetX < -MAX_PICK_DISTANCE_PX) continue;
      const offsetY = ((originInView[1] + x * up[0] + y * up[1] + z * up[2]) * focal) / depth - screenY;
      const pixels = Math.hypot(offsetX, offsetY);
      // The same number of pixels is more meters far away than nearby.
      const metersFromRay = (pixels * depth) / focal;
      const cost = metersFromRay * RAY_DISTANCE_WEIGHT + depth;
      if (pixels > MAX_PICK_DISTANCE_PX || cost >= minCost) continue;
      minCost = cost;
      picked = [x + originX, y + originY, z + originZ];
    }
    if (remaining <= 0) break;
  }
  return picked;
}
