import { moved, turned, zoomed, type Camera, type Place, type Size } from "../geometry/camera";
import { degreesPerPixel } from "./cameras";
import type { Gestures } from "./input";

/** Degrees a key turns; and for each pixel of a drag around a cloud. */
const TURNS = { key: 6, pixel: 0.3 } as const;

/**
 * What gestures do to the camera. In a panorama the picture is dragged, so it
 * stays under the pointer; a cloud is turned.
 * @param change moves the camera
 */
export const steering = (
  change: (next: (camera: Camera) => Camera) => void,
  size: () => Size,
  onPress: (place: Place) => void,
): Gestures => ({
  drag: (right, down) =>
    change((camera) => {
      if (camera.distance > 0) return turned(camera, -right * TURNS.pixel, -down * TURNS.pixel);
      const pace = degreesPerPixel(camera, size());
      return turned(camera, -right * pace, down * pace);
    }),
  pan: (right, down) => change((camera) => moved(camera, size(), right, down)),
  zoom: (factor) => change((camera) => zoomed(camera, factor)),
  turn: (right, up) => change((camera) => turned(camera, right * TURNS.key, up * TURNS.key)),
  press: onPress,
});
