interface FrameOptions {
  /** Submits a frame to the device. Returns whether the view moves, so that it needs another frame. */
  draw: (now: number) => boolean;
  /** Whether the device is ready for another frame. */
  isReady: () => boolean;
  /** Called with the time until the device was ready for the next frame, in milliseconds. */
  onFrameTime?: (durationMs: number) => void;
  /** Called when no frame was drawn for this time. */
  onIdle: () => void;
  idleDelayMs: number;
  /** Aborted when the view is disposed of. */
  signal: AbortSignal;
}

/** Some drivers never report that a frame has been drawn; after this time the next one is submitted anyway. */
const FRAME_TIMEOUT_MS = 5000;

/**
 * Submits a frame only on request, and only when the device is ready for it. A browser accepts more frames than the device can draw, so
 * without a graphics card the screen would lag by seconds.
 */
export function createFramePacer(options: FrameOptions) {
  const { draw, isReady, onFrameTime, onIdle, idleDelayMs, signal } = options;
  let frameId = 0;
  let isRequested = false;
  let lastFrameTime: number | undefined;
  let isPaused = false;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  function schedule(): void {
    if (frameId === 0) frameId = requestAnimationFrame(onAnimationFrame);
  }
  function onAnimationFrame(now: number): void {
    frameId = 0;
    if (lastFrameTime !== undefined) {
      const durationMs = now - lastFrameTime;
      if (!isReady() && durationMs < FRAME_TIMEOUT_MS) return schedule();
      onFrameTime?.(durationMs);
      lastFrameTime = undefined;
    }
    if (!isRequested) return;
    isRequested = false;
    lastFrameTime = now;
    clearTimeout(idleTimer);
    if (draw(now)) request();
    else idleTimer = setTimeout(onIdle, idleDelayMs);
    schedule();
  }
  function request(): void {
    isRequested = true;
    if (!isPaused && !signal.aborted) schedule();
  }
  function cancel(): void {
    cancelAnimationFrame(frameId);
    frameId = 0;
    lastFrameTime = undefined;
  }
  signal.addEventListener("abort", () => {
    clearTimeout(idleTimer);
    cancel();
  });
  return {
    /** Requests a frame, unless one is already requested. */
    request,
    /** While paused, nothing is drawn. Resuming requests a frame. */
    setPaused(paused: boolean): void {
      if (paused === isPaused) return;
      isPaused = paused;
      if (isPaused) cancel();
      else request();
    },
  };
}
