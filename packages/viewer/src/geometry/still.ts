import { addScaled, distanceBetween, type Vector } from "@capture/domain/lib/vector";
import { projectPoint, rayDirection, type CameraPose, type ScreenPoint, type ViewportSize } from "./camera";
import type { DepthMap } from "./depth-map";
import type { Room } from "./floor-plan";
import { MAX_JUMP_RATIO, sampleDepth } from "./sample-depth";

const MM_PER_M = 1000;
/** A point this close to a wall is on it, or on what hangs on it. */
const MIN_WALL_DISTANCE_M = 0.05;

/** A picture from one place in a room, with the distance of each pixel from the camera. */
export interface Still {
  camera: CameraPose;
  /** In contrast to that of a panorama, its pixels are evenly spaced on a plane in front of the camera. */
  depthMap: DepthMap;
  rooms: readonly Room[];
}

/** What the picture shows at a point, in meters and in coordinates of the plan. */
export interface StillPoint {
  meters: number;
  position: Vector;
  /** The nearest wall of the room: the point on it at the same height, and how far that is. */
  wall?: { meters: number; position: Vector };
}

/** Cuts the depth map of a still from that of a panorama, which was taken at the same place. */
export function cutDepthMap(panorama: DepthMap, heading: number, camera: CameraPose, size: ViewportSize): DepthMap {
  const { width, height } = size;
  const millimeters = Uint16Array.from({ length: width * height }, (_, pixel) => {
    const center = { x: (pixel % width) + 0.5, y: Math.floor(pixel / width) + 0.5 };
    return Math.round((sampleDepth(panorama, rayDirection(camera, size, center), heading) ?? 0) * MM_PER_M);
  });
  return { width, height, millimeters };
}

/**
 * Measures the point of a still that is at a position of the picture.
 * @param screenPoint in pixels of the depth map
 * @returns `undefined` where nothing was measured, such as in the sky
 */
export function measureStill({ camera, depthMap, rooms }: Still, screenPoint: ScreenPoint): StillPoint | undefined {
  const meters = metersAt(depthMap, screenPoint);
  if (meters === undefined) return undefined;
  const position = addScaled(camera.target, rayDirection(camera, depthMap, screenPoint), meters);
  const wall = nearestWall(rooms, position);
  return { meters, position, ...(wall && wall.meters > MIN_WALL_DISTANCE_M && { wall }) };
}

/** Where a point of the room is in the picture, in pixels of the depth map. */
export const locateInStill = ({ camera, depthMap }: Still, position: Vector): ScreenPoint | undefined =>
  projectPoint(camera, depthMap, position);

/** Interpolates between the four pixels around a point, which is exact on walls because the inverse of the distance is nearly linear. */
function metersAt({ width, height, millimeters }: DepthMap, { x, y }: ScreenPoint): number | undefined {
  const [column, row] = [x - 0.5, y - 0.5];
  const at = (right: number, down: number): number =>
    millimeters[
      Math.min(height - 1, Math.max(0, Math.floor(row) + down)) * width +
        Math.min(width - 1, Math.max(0, Math.floor(column) + right))
    ] ?? 0;
  const nearest = at(Math.round(column) - Math.floor(column), Math.round(row) - Math.floor(row));
  if (nearest === 0) return undefined;
  const neighbors = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)];
  if (neighbors.some((neighbor) => Math.abs(neighbor - nearest) > nearest * MAX_JUMP_RATIO)) return nearest / MM_PER_M;
  const [right, down] = [column - Math.floor(column), row - Math.floor(row)];
  const weights = [(1 - right) * (1 - down), right * (1 - down), (1 - right) * down, right * down];
  const inverse = neighbors.reduce((sum, neighbor, index) => sum + (weights[index] ?? 0) / neighbor, 0);
  return 1 / inverse / MM_PER_M;
}

/** The nearest of the four walls of the room that contains a point. */
function nearestWall(rooms: readonly Room[], position: Vector): StillPoint["wall"] {
  const [x, y, z] = position;
  for (const { min, max } of rooms) {
    const [left = 0, front = 0] = min;
    const [right = 0, back = 0] = max;
    if (x < left || x > right || y < front || y > back) continue;
    const feet: Vector[] = [[left, y, z], [right, y, z], [x, front, z], [x, back, z]]; // prettier-ignore
    return feet
      .map((foot) => ({ meters: distanceBetween(position, foot), position: foot }))
      .reduce((nearest, wall) => (wall.meters < nearest.meters ? wall : nearest));
  }
  return undefined;
}
