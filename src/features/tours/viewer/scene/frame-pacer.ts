/** Draws when there is something to draw, and only while it is seen. */
export interface FramePacer {
  /** Asks for a frame, if none is coming. */
  request(): void;
  /** Asleep nothing is drawn; what was asked for meanwhile is drawn on waking. */
  setAwake(awake: boolean): void;
  stop(): void;
}

/** A driver that never says that a frame is drawn does not stop the picture. Milliseconds. */
const PATIENCE = 5000;

/**
 * Hands the device a frame only when it is ready for one. A browser takes more than the device can draw, and one without
 * a graphics card would be seconds behind.
 * @param draw hands a frame to the device; returns whether its time is to be told
 * @param onTime told how long a frame has kept the device busy: until it was ready for the next, in milliseconds
 */
export function createFramePacer(
  draw: (now: number) => boolean,
  isReady: () => boolean,
  onTime: (time: number) => void,
): FramePacer {
  let next = 0;
  let wanted = false;
  let last: { start: number; isTimed: boolean } | undefined;
  let [awake, stopped] = [true, false];
  function schedule(): void {
    if (next === 0) next = requestAnimationFrame(frame);
  }
  function frame(now: number): void {
    next = 0;
    if (last) {
      const time = now - last.start;
      if (!isReady() && time < PATIENCE) return schedule();
      if (last.isTimed) onTime(time);
      last = undefined;
    }
    if (!wanted) return;
    wanted = false;
    last = { start: now, isTimed: draw(now) };
    schedule();
  }
  function request(): void {
    wanted = true;
    if (awake && !stopped) schedule();
  }
  function rest(): void {
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
      else rest();
    },
    stop() {
      stopped = true;
      rest();
    },
  };
}
