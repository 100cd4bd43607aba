import { eyeOf, axes, focalLength, rayThrough, type Camera, type Place, type Size } from "./camera";
import { depthAt } from "./depth-at";
import type { StationView } from "./station-view";
import { along, distance, dot, minus, type Vector } from "./vector";

/** A place in the rooms that a visitor has pressed. */
export interface Picked {
  place: Vector;
  /**
   * How many meters off the press may be: what a pixel spans there, of the picture or of the depth. A point of the cloud
   * that lies further beside the press is off by that.
   */
  pixel: number;
}

interface View {
  camera: Camera;
  size: Size;
}

/** Meters that a pixel of the picture spans at a place. */
export const metersPerPixel = ({ camera, size }: View, place: Vector): number =>
  dot(minus(place, eyeOf(camera)), axes(camera).ahead) / focalLength(camera, size);

/**
 * What is seen at a place of a panorama; `undefined` where nothing was
 * measured. It counts from where the panorama was taken: while a visitor steps
 * from one to another, the eye is still on its way.
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
  // A floor far away is seen at a slant, where a pixel is long. At an edge, the side that goes on counts.
  const beside = (right: number, down: number): number =>
    Math.min(...[seenAt(right, down), seenAt(-right, -down)].map((next) => (next ? distance(place, next) : Infinity)));
  const spans = [beside(1, 0), beside(0, 1)].filter(Number.isFinite);
  // Of the picture or of the depth, whichever is coarser.
  return { place, pixel: Math.max(...spans, (distance(place, position) * 2 * Math.PI) / depth.width) };
}
