import { eyeOf, axes, focalLength, rayThrough, type Camera, type Place, type Size } from "./camera";
import { depthAt } from "./depth-at";
import type { Stood } from "./stood";
import { along, dot, minus, type Vector } from "./vector";

/** A place in the rooms that a visitor has pressed. */
export interface Picked {
  place: Vector;
  /** How many metres of it a pixel spans: so far beside it the press may be. */
  pixel: number;
}

interface View {
  camera: Camera;
  size: Size;
}

/** Metres that a pixel of the picture spans at a place. */
export const metresPerPixel = ({ camera, size }: View, place: Vector): number =>
  dot(minus(place, eyeOf(camera)), axes(camera).ahead) / focalLength(camera, size);

/**
 * What is seen at a place of a panorama; `undefined` where nothing was
 * measured. It counts from where the panorama was taken: while a visitor steps
 * from one to another, the eye is still on its way.
 */
export function pickInPanorama({ position, heading, depth }: Stood, view: View, press: Place): Picked | undefined {
  const direction = rayThrough(view.camera, view.size, press);
  const metres = depthAt(depth, direction, heading);
  if (metres === undefined) return undefined;
  const place = along(position, direction, metres);
  const seen = metresPerPixel({ ...view, camera: { ...view.camera, target: position } }, place);
  // Of the picture or of the depth, whichever is coarser.
  return { place, pixel: Math.max(seen, (metres * 2 * Math.PI) / depth.width) };
}
