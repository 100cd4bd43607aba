import type { Vector } from "@capture/domain/lib/vector";
import { interpolateCamera, rotateCamera, zoomCamera, type CameraPose, type DistanceRange } from "../geometry/camera";
import { createTween } from "../canvas/tween";
import type { ViewerStore } from "./state";

const AUTO_ROTATE_DEG_PER_S = 6;
/** After a longer pause between two frames, automatic rotation continues as if this much time had passed. */
const MAX_FRAME_STEP_MS = 100;

/** Moves the camera by transitions, user input and automatic rotation. */
export type CameraController = ReturnType<typeof createCameraController>;

export function createCameraController(
  { state, set, setDuringFrame }: ViewerStore,
  requestFrame: () => void,
  prefersReducedMotion: () => boolean,
  distanceRange?: DistanceRange,
) {
  const tween = createTween(prefersReducedMotion);
  let lastFrameTime = 0;
  const applyUserInput = (change: (camera: CameraPose) => CameraPose): void => {
    if (!tween.isRunning) set({ camera: change(state().camera), autoRotate: false });
  };
  return {
    /** Whether the camera is in a transition or rotates, so that another frame is needed. */
    get isAnimating(): boolean {
      return tween.isRunning || state().autoRotate;
    },
    /**
     * Moves the camera to a pose.
     * @param onProgress called in each frame with the progress, from 0 to 1
     * @param path the position of the target at a progress; by default a straight line
     * @returns whether it arrived; `false` if another transition has replaced this one
     */
    moveTo(
      to: CameraPose,
      durationMs: number,
      onProgress: (progress: number) => void = () => undefined,
      path?: (progress: number) => Vector,
    ): Promise<boolean> {
      const from = state().camera;
      const arrival = tween.start(durationMs, (progress) => {
        onProgress(progress);
        const between = interpolateCamera(from, to, progress);
        set({ camera: progress === 1 ? to : { ...between, target: path?.(progress) ?? between.target } });
      });
      requestFrame();
      return arrival;
    },
    /** Changes the pose and ends automatic rotation; ignored during a transition. */
    applyUserInput,
    zoom: (factor: number): void => applyUserInput((camera) => zoomCamera(camera, factor, distanceRange)),
    /** Advances the camera to the time of a frame, in milliseconds. */
    update(now: number): void {
      const passedMs = Math.min(MAX_FRAME_STEP_MS, now - lastFrameTime);
      lastFrameTime = now;
      tween.update(now);
      const { autoRotate, camera } = state();
      if (autoRotate) setDuringFrame({ camera: rotateCamera(camera, (AUTO_ROTATE_DEG_PER_S * passedMs) / 1000, 0) });
    },
  };
}
