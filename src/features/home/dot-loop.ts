/** Interval between frames while the pointer is outside: the wave moves a dot by only a few pixels a second. */
const IDLE_FRAME_INTERVAL_MS = 45;
/** Maximum time by which one frame advances the wave, also after a long gap between frames. */
const MAX_STEP_MS = 100;

/**
 * Calls `onFrame` for every frame of the browser while `isActive` returns true, otherwise once every
 * IDLE_FRAME_INTERVAL_MS.
 * @param onFrame receives the time since the last frame, at most MAX_STEP_MS; 0 for the first frame
 */
export function createDotLoop(isActive: () => boolean, onFrame: (stepMs: number) => void) {
  let frameId = 0;
  let idleTimer: number | undefined;
  let lastFrameMs: number | undefined;

  const requestFrame = (): void => {
    clearTimeout(idleTimer);
    idleTimer = undefined;
    frameId = requestAnimationFrame(tick);
  };

  const tick = (nowMs: number): void => {
    const stepMs = lastFrameMs === undefined ? 0 : nowMs - lastFrameMs;
    // Each requested frame makes the browser update the page, even when nothing is drawn.
    if (isActive()) requestFrame();
    else idleTimer = window.setTimeout(requestFrame, IDLE_FRAME_INTERVAL_MS);
    lastFrameMs = nowMs;
    onFrame(Math.min(stepMs, MAX_STEP_MS));
  };

  return {
    /** Starts or stops the loop. */
    setRunning: (isRunning: boolean): void => {
      cancelAnimationFrame(frameId);
      clearTimeout(idleTimer);
      idleTimer = undefined;
      lastFrameMs = undefined;
      if (isRunning) requestFrame();
    },
    /** Draws the next frame without waiting for the idle interval. */
    wake: (): void => {
      if (idleTimer !== undefined) requestFrame();
    },
  };
}
