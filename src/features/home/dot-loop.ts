/** Interval between frames while the pointer is elsewhere: the wave moves only 6 pixels a second. */
const IDLE_FRAME_INTERVAL_MS = 45;
/** A longer gap between two frames advances the wave by no more than this. */
const MAX_STEP_MS = 100;

export interface DotLoop {
  /** Starts or stops the loop. */
  setRunning: (isRunning: boolean) => void;
  /** Draws the next frame without waiting for the idle interval. */
  wake: () => void;
}

/**
 * Calls `onFrame` for every frame of the browser while `isActive` returns true, otherwise once every
 * IDLE_FRAME_INTERVAL_MS.
 * @param onFrame receives the time since the last frame, 0 after a start
 */
export function createDotLoop(isActive: () => boolean, onFrame: (stepMs: number) => void): DotLoop {
  let frame = 0;
  let idleTimer: number | undefined;
  let lastFrameMs: number | undefined;

  const requestFrame = (): void => {
    clearTimeout(idleTimer);
    idleTimer = undefined;
    frame = requestAnimationFrame(tick);
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
    setRunning: (isRunning) => {
      cancelAnimationFrame(frame);
      clearTimeout(idleTimer);
      idleTimer = undefined;
      lastFrameMs = undefined;
      if (isRunning) requestFrame();
    },
    wake: () => {
      if (idleTimer !== undefined) requestFrame();
    },
  };
}
