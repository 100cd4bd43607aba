/** Draws only requested frames, and only while awake. */
export interface FramePacer {
  /** Requests a frame, unless one is already requested. */
  request(): void;
  /** While it is not awake, nothing is drawn. On waking, one frame is drawn. */
  setAwake(awake: boolean): void;
  stop(): void;
}

/** Some drivers never report that a frame has been drawn. The next one is drawn after this time. */
const FRAME_TIMEOUT_MS = 5000;

/**
 * Submits a frame only when the device is ready for it. A browser accepts more frames than the device can draw, so
 * without a graphics card the picture would be seconds late.
 * @param draw submits a frame to the device; returns whether to report its time
 * @param onTime called with the time until the device was ready for the next frame, in milliseconds
 */
export function createFramePacer(
  draw: (now: number) => boolean,
  isReady: () => boolean,
  onTime: (time: number) => void,
): FramePacer {
  let next = 0;
  let isRequested = false;
  let last: { start: number; isTimed: boolean } | undefined;
  let [awake, stopped] = [true, false];
  function schedule(): void {
    if (next === 0) next = requestAnimationFrame(frame);
  }
  function frame(now: number): void {
    next = 0;
    if (last) {
      const time = now - last.start;
      if (!isReady() && time < FRAME_TIMEOUT_MS) return schedule();
      if (last.isTimed) onTime(time);
      last = undefined;
    }
    if (!isRequested) return;
    isRequested = false;
    last = { start: now, isTimed: draw(now) };
    schedule();
  }
  function request(): void {
    isRequested = true;
    if (awake && !stopped) schedule();
  }
  function pause(): void {
    cancelAnimationFrame(next);
    next = 0;
    last = undefined;
  }
  return {
    request,
    setAwake(isAwake) {
      if (isAwake === awake) return;
      awake = isAwake;
      if (awake) request();
      else pause();
    },
    stop() {
      stopped = true;
      pause();
    },
  };
}
