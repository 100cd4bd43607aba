/** Draws a frame only on request. */
export interface FramePacer {
  /** Requests a frame, unless one is already requested. */
  request(): void;
  /** While paused, nothing is drawn. Resuming requests a frame. */
  setPaused(paused: boolean): void;
  stop(): void;
}

/** Some drivers never report that a frame has been drawn; after this time the next one is submitted anyway. */
const FRAME_TIMEOUT_MS = 5000;

/**
 * Submits a frame only when the device is ready for it. A browser accepts more frames than the device can draw, so
 * without a graphics card the screen would lag by seconds.
 * @param draw submits a frame to the device; returns whether to report its duration
 * @param onFrameTime called with the time until the device was ready for the next frame, in milliseconds
 */
export function createFramePacer(
  draw: (now: number) => boolean,
  isReady: () => boolean,
  onFrameTime: (durationMs: number) => void,
): FramePacer {
  let frameId = 0;
  let isRequested = false;
  let lastFrame: { startTime: number; isTimed: boolean } | undefined;
  let isPaused = false;
  let isStopped = false;
  function schedule(): void {
    if (frameId === 0) frameId = requestAnimationFrame(onAnimationFrame);
  }
  function onAnimationFrame(now: number): void {
    frameId = 0;
    if (lastFrame) {
      const durationMs = now - lastFrame.startTime;
      if (!isReady() && durationMs < FRAME_TIMEOUT_MS) return schedule();
      if (lastFrame.isTimed) onFrameTime(durationMs);
      lastFrame = undefined;
    }
    if (!isRequested) return;
    isRequested = false;
    lastFrame = { startTime: now, isTimed: draw(now) };
    schedule();
  }
  function request(): void {
    isRequested = true;
    if (!isPaused && !isStopped) schedule();
  }
  function cancel(): void {
    cancelAnimationFrame(frameId);
    frameId = 0;
    lastFrame = undefined;
  }
  return {
    request,
    setPaused(paused) {
      if (paused === isPaused) return;
      isPaused = paused;
      if (isPaused) cancel();
      else request();
    },
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
