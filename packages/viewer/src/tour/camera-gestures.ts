import {
  isOverPlan,
  panCamera,
  rotateCamera,
  zoomCamera,
  type CameraPose,
  type DistanceRange,
  type ScreenPoint,
  type ViewportSize,
} from "../geometry/camera";
import { degreesPerPixel } from "./camera-poses";
import type { GestureHandlers } from "../canvas/gesture-listener";

const KEY_ROTATION_DEG = 6;
const KEY_PAN_PX = 40;
/** For a cloud; a panorama follows the pointer. */
const DRAG_ROTATION_DEG_PER_PX = 0.3;

interface CameraGestureOptions {
  /** Applies a change to the camera. */
  applyUserInput: (change: (camera: CameraPose) => CameraPose) => void;
  getSize: () => ViewportSize;
  distanceRange?: DistanceRange;
  onPress: (screenPoint: ScreenPoint) => void;
}

/**
 * Maps gestures to changes of the camera. Dragging a panorama keeps the pressed point under the pointer; dragging a
 * cloud orbits it, and dragging a plan moves it. Two fingers rotate a panorama like one, because a vertical swipe with one finger scrolls the page.
 */
export const createCameraGestures = ({
  applyUserInput,
  getSize,
  distanceRange,
  onPress,
}: CameraGestureOptions): GestureHandlers => ({
  drag: (right, down) =>
    applyUserInput((camera) =>
      isOverPlan(camera)
        ? panCamera(camera, getSize(), right, down)
        : camera.distance > 0
          ? rotateCamera(camera, -right * DRAG_ROTATION_DEG_PER_PX, -down * DRAG_ROTATION_DEG_PER_PX)
          : dragPanorama(camera, getSize(), right, down),
    ),
  pan: (right, down) =>
    applyUserInput((camera) =>
      camera.distance > 0 ? panCamera(camera, getSize(), right, down) : dragPanorama(camera, getSize(), right, down),
    ),
  zoom: (factor) => applyUserInput((camera) => zoomCamera(camera, factor, distanceRange)),
  rotate: (right, up) =>
    applyUserInput((camera) =>
      isOverPlan(camera)
        ? panCamera(camera, getSize(), -right * KEY_PAN_PX, up * KEY_PAN_PX)
        : rotateCamera(camera, right * KEY_ROTATION_DEG, up * KEY_ROTATION_DEG),
    ),
  press: onPress,
});

/** Rotates the camera so that the panorama moves by pixels of the screen. */
function dragPanorama(camera: CameraPose, size: ViewportSize, right: number, down: number): CameraPose {
  const degrees = degreesPerPixel(camera, size);
  return rotateCamera(camera, -right * degrees, down * degrees);
}
