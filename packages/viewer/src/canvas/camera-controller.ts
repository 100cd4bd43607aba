import type { Vector } from "@capture/domain/lib/vector";
import { createTween } from "./tween";
import type { ViewStore } from "./view";

/** After a longer pause between two frames, automatic rotation continues as if this much time had passed. */
const MAX_FRAME_STEP_MS = 100;

/** The state that a camera controller changes. */
export interface CameraState<Pose> {
  camera: Pose;
  autoRotate: boolean;
}

interface CameraControllerOptions<Pose> {
  prefersReducedMotion: () => boolean;
  interpolate: (from: Pose, to: Pose, progress: number) => Pose;
  /** Rotates a camera as far as automatic rotation does in a time. */
  rotate: (camera: Pose, seconds: number) => Pose;
}

/** Moves the camera by transitions, user input and automatic rotation. */
export type CameraController<Pose extends { target: Vector }> = ReturnType<typeof createCameraController<Pose>>;

export function createCameraController<Pose extends { target: Vector }>(
  { getState, set, setDuringFrame }: ViewStore<CameraState<Pose>>,
  { prefersReducedMotion, interpolate, rotate }: CameraControllerOptions<Pose>,
) {
  const tween = createTween(prefersReducedMotion);
  let lastFrameTime = 0;
  return {
    /** Whether the camera is in a transition or rotates, so that another frame is needed. */
    get isAnimating(): boolean {
      return tween.isRunning || getState().autoRotate;
    },
    /**
     * Moves the camera to a pose.
     * @param onProgress called in each frame with the progress, from 0 to 1
     * @param path the position of the target at a progress; by default a straight line
     * @returns whether it arrived; `false` if another transition has replaced this one
     */
    moveTo(
      to: Pose,
      durationMs: number,
      onProgress: (progress: number) => void = () => undefined,
      path?: (progress: number) => Vector,
    ): Promise<boolean> {
      const from = getState().camera;
      const arrival = tween.start(durationMs, (progress) => {
        onProgress(progress);
        const between = interpolate(from, to, progress);
        set({ camera: progress === 1 ? to : { ...between, target: path?.(progress) ?? between.target } });
      });
      // Requests the first frame.
      set({});
      return arrival;
    },
    /** Changes the pose and ends automatic rotation; ignored during a transition. */
    applyUserInput(change: (camera: Pose) => Pose): void {
      if (!tween.isRunning) set({ camera: change(getState().camera), autoRotate: false });
    },
    /** Advances the camera to the time of a frame, in milliseconds. */
    update(now: number): void {
      const passedMs = Math.min(MAX_FRAME_STEP_MS, now - lastFrameTime);
      lastFrameTime = now;
      tween.update(now);
      const { autoRotate, camera } = getState();
      if (autoRotate) setDuringFrame({ camera: rotate(camera, passedMs / 1000) });
    },
  };
}
