import { eyeOf, axes, focalLength, rayThrough, type Camera, type Place, type Size } from "./camera";
import { depthAt } from "./depth-at";
import type { StationView } from "./station-view";
import { along, distance, dot, minus, type Vector } from "./vector";

/** A place in the rooms that a visitor has picked. */
export interface Picked {
  place: Vector;
  /**
   * The uncertainty of the place in meters: the length of a pixel there, of the picture or of the depth, whichever is
   * longer. For a point of the cloud that is further away from the press, it is that distance.
   */
  pixel: number;
}

interface View {
  camera: Camera;
  size: Size;
}

/** The length of a pixel of the picture at a place, in meters. */
export const metersPerPixel = ({ camera, size }: View, place: Vector): number =>
  dot(minus(place, eyeOf(camera)), axes(camera).ahead) / focalLength(camera, size);

/**
 * Picks the place at a press on a panorama; `undefined` where nothing was measured. Distances count from where the
 * panorama was taken: during a step between two stations the camera has not arrived there yet.
 */
export function pickInPanorama(
  { position, heading, depth }: StationView,
  view: View,
  press: Place,
): Picked | undefined {
  const seenAt = (right: number, down: number): Vector | undefined => {
    const direction = rayThrough(view.camera, view.size, { x: press.x + right, y: press.y + down });
    const meters = depthAt(depth, direction, heading);
    return meters === undefined ? undefined : along(position, direction, meters);
  };
  const place = seenAt(0, 0);
  if (!place) return undefined;
  // A floor far away is seen at an angle, so a pixel is long there. At an edge, the continuous side counts.
  const spanTo = (right: number, down: number): number =>
    Math.min(...[seenAt(right, down), seenAt(-right, -down)].map((next) => (next ? distance(place, next) : Infinity)));
  const spans = [spanTo(1, 0), spanTo(0, 1)].filter(Number.isFinite);
  // Of the picture or of the depth, whichever is coarser.
  return { place, pixel: Math.max(...spans, (distance(place, position) * 2 * Math.PI) / depth.width) };
}
