import { addScaled, distanceBetween, dot, subtract, type Vector } from "@capture/domain/lib/vector";
import {
  cameraPosition,
  focalLength,
  rayDirection,
  viewAxes,
  type CameraPose,
  type ScreenPoint,
  type ViewportSize,
} from "./camera";
import { sampleDepth } from "./sample-depth";
import type { StationView } from "./depth-map";

/** The result of a hit test. */
export interface PickedPoint {
  position: Vector;
  /**
   * The uncertainty of the position, in meters. In a panorama, it is the length that one pixel covers at the position:
   * a pixel of the screen or of the depth map, whichever covers more. In a cloud, it is the distance between the
   * pressed point and the picked one, but at least one pixel of the screen.
   */
  uncertainty: number;
  /** From the station to the position. A cloud does not state from which station a point was measured. */
  beam?: Vector;
}

interface View {
  camera: CameraPose;
  size: ViewportSize;
}

/** The length of one pixel of the screen at the depth of a point, in meters. */
export const metersPerPixel = ({ camera, size }: View, point: Vector): number =>
  dot(subtract(point, cameraPosition(camera)), viewAxes(camera).forward) / focalLength(camera, size);

/**
 * Picks a point of a panorama. The ray starts at the station, not at the camera, which is elsewhere during a
 * transition.
 * @returns `undefined` where nothing was measured
 */
export function pickInPanorama(
  { position: stationPosition, heading, depthMap }: StationView,
  view: View,
  { x, y }: ScreenPoint,
): PickedPoint | undefined {
  const pointAt = (right: number, down: number): Vector | undefined => {
    const direction = rayDirection(view.camera, view.size, { x: x + right, y: y + down });
    const meters = sampleDepth(depthMap, direction, heading);
    return meters === undefined ? undefined : addScaled(stationPosition, direction, meters);
  };
  const position = pointAt(0, 0);
  if (!position) return undefined;
  // A distant floor is seen at a small angle, so one pixel covers a long stretch of it. At an edge, the nearer neighbor
  // is the one on the same surface.
  const distanceToNeighbor = (right: number, down: number): number =>
    Math.min(
      ...[pointAt(right, down), pointAt(-right, -down)].map((neighbor) =>
        neighbor ? distanceBetween(position, neighbor) : Infinity,
      ),
    );
  const screenPixel = [distanceToNeighbor(1, 0), distanceToNeighbor(0, 1)].filter(Number.isFinite);
  const depthPixel = (distanceBetween(position, stationPosition) * 2 * Math.PI) / depthMap.width;
  const beam = subtract(position, stationPosition);
  return { position, uncertainty: Math.max(...screenPixel, depthPixel), beam };
}
