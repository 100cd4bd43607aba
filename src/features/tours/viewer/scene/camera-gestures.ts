import { moved, turned, zoomed, type Camera, type Place, type Size } from "../../geometry/camera";
import { degreesPerPixel } from "./cameras";
import type { Gestures } from "./input";

/** Degrees a key turns; and for each pixel of a drag around a cloud. */
const TURNS = { key: 6, pixel: 0.3 } as const;

/**
 * What gestures do to the camera. In a panorama the picture is dragged, so it
 * stays under the pointer; a cloud is turned. Two fingers turn a panorama as
 * one does, since a page scrolls when one finger is moved up or down.
 * @param change moves the camera
 */
export const cameraGestures = (
  change: (next: (camera: Camera) => Camera) => void,
  size: () => Size,
  onPress: (place: Place) => void,
): Gestures => ({
  drag: (right, down) =>
    change((camera) =>
      camera.distance > 0
        ? turned(camera, -right * TURNS.pixel, -down * TURNS.pixel)
        : dragged(camera, size(), right, down),
    ),
  pan: (right, down) =>
    change((camera) =>
      camera.distance > 0 ? moved(camera, size(), right, down) : dragged(camera, size(), right, down),
    ),
  zoom: (factor) => change((camera) => zoomed(camera, factor)),
  turn: (right, up) => change((camera) => turned(camera, right * TURNS.key, up * TURNS.key)),
  press: onPress,
});

/** A panorama whose picture is moved by pixels. */
function dragged(camera: Camera, size: Size, right: number, down: number): Camera {
  const pace = degreesPerPixel(camera, size);
  return turned(camera, -right * pace, down * pace);
}
