import { blend, turned, zoomed, type Camera } from "../../geometry/camera";
import { createMotion } from "./motion";
import type { ViewerStore } from "./store";

const AUTO_ROTATE_DEG_PER_S = 6;
/** After a longer break between two frames, the rotation continues as if this much time had passed. */
const MAX_FRAME_STEP_MS = 100;

/** Moves the camera: along a path, by user input, and by automatic rotation. */
export interface CameraController {
  /** Whether the camera moves by itself, so that the next frame differs from this one. */
  readonly isAnimating: boolean;
  /**
   * Moves the camera to a pose.
   * @param onShare called in each frame with the progress, from 0 to 1
   * @returns whether it arrived; not if another movement has replaced this one
   */
  moveTo(to: Camera, durationMs: number, onShare?: (share: number) => void): Promise<boolean>;
  /** Changes the camera for the visitor, except during a movement. */
  applyUserInput(change: (camera: Camera) => Camera): void;
  zoom(factor: number): void;
  /** Advances the camera to the time of a frame, in milliseconds. */
  update(now: number): void;
}

/** @param request requests a frame */
export function createCameraController(
  { state, set, update }: ViewerStore,
  request: () => void,
  reducedMotion: () => boolean,
): CameraController {
  const motion = createMotion(reducedMotion);
  let lastFrame = 0;
  const applyUserInput = (change: (camera: Camera) => Camera): void => {
    if (!motion.isMoving) set({ camera: change(state().camera), rotating: false });
  };
  return {
    get isAnimating() {
      return motion.isMoving || state().rotating;
    },
    moveTo(to, durationMs, onShare = () => undefined) {
      const from = state().camera;
      const arrival = motion.start(durationMs, (share) => {
        onShare(share);
        set({ camera: share === 1 ? to : blend(from, to, share) });
      });
      request();
      return arrival;
    },
    applyUserInput,
    zoom: (factor) => applyUserInput((camera) => zoomed(camera, factor)),
    update(now) {
      const passed = Math.min(MAX_FRAME_STEP_MS, now - lastFrame);
      lastFrame = now;
      motion.frame(now);
      const { rotating, camera } = state();
      if (rotating) update({ camera: turned(camera, (AUTO_ROTATE_DEG_PER_S * passed) / 1000, 0) });
    },
  };
}
