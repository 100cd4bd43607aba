import { createTween } from "../canvas/tween";
import { interpolateOrbit, rotateOrbit, type Orbit } from "../model/orbit";
import type { StageStore } from "./state";

const TURN_DEG_PER_S = 16;
/** After a longer pause between two frames, the device continues to turn as if this much time had passed. */
const MAX_FRAME_STEP_MS = 100;
const TRANSITION_MS = 900;

/** Moves the camera by transitions, user input and slow turning. */
export type CameraMotion = ReturnType<typeof createCameraMotion>;

export function createCameraMotion({ state, set, setDuringFrame }: StageStore, prefersReducedMotion: () => boolean) {
  const tween = createTween(prefersReducedMotion);
  let lastFrameTime = 0;
  return {
    /** Whether another frame is needed. */
    get isMoving(): boolean {
      return tween.isRunning || state().isTurning;
    },
    /** @param from defaults to the current pose */
    moveTo(to: Orbit, from: Orbit = state().orbit): void {
      void tween.start(TRANSITION_MS, (progress) =>
        setDuringFrame({ orbit: progress === 1 ? to : interpolateOrbit(from, to, progress) }),
      );
      set({ isTurning: false });
    },
    /** Changes the pose and ends turning; ignored during a transition. */
    applyUserInput(change: (orbit: Orbit) => Orbit): void {
      if (!tween.isRunning) set({ orbit: change(state().orbit), isTurning: false });
    },
    /** Advances the camera to the time of a frame, in milliseconds. */
    update(now: number): void {
      const passedMs = Math.min(MAX_FRAME_STEP_MS, now - lastFrameTime);
      lastFrameTime = now;
      tween.update(now);
      const { isTurning, orbit } = state();
      if (isTurning) setDuringFrame({ orbit: rotateOrbit(orbit, (-TURN_DEG_PER_S * passedMs) / 1000, 0) });
    },
  };
}
