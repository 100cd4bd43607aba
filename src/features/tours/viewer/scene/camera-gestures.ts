import { moved, turned, zoomed, type Camera, type Place, type Size } from "../../geometry/camera";
import { degreesPerPixel } from "./cameras";
import type { Gestures } from "./input";

const KEY_TURN_DEG = 6;
/** Around a cloud. */
const DRAG_TURN_DEG_PER_PX = 0.3;

/**
 * Maps gestures to changes of the camera. A panorama follows the pointer; a cloud is turned. Two fingers turn a panorama
 * like one, since one finger that moves up or down scrolls the page.
 * @param change applies a change to the camera
 */
export const cameraGestures = (
  change: (next: (camera: Camera) => Camera) => void,
  size: () => Size,
  onPress: (place: Place) => void,
): Gestures => ({
  drag: (right, down) =>
    change((camera) =>
      camera.distance > 0
        ? turned(camera, -right * DRAG_TURN_DEG_PER_PX, -down * DRAG_TURN_DEG_PER_PX)
        : dragged(camera, size(), right, down),
    ),
  pan: (right, down) =>
    change((camera) =>
      camera.distance > 0 ? moved(camera, size(), right, down) : dragged(camera, size(), right, down),
    ),
  zoom: (factor) => change((camera) => zoomed(camera, factor)),
  turn: (right, up) => change((camera) => turned(camera, right * KEY_TURN_DEG, up * KEY_TURN_DEG)),
  press: onPress,
});

/** The camera after the picture of a panorama was moved by pixels. */
function dragged(camera: Camera, size: Size, right: number, down: number): Camera {
  const degrees = degreesPerPixel(camera, size);
  return turned(camera, -right * degrees, down * degrees);
}
