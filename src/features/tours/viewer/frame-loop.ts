/** Draws when there is something to draw, and only while it is seen. */
export interface FrameLoop {
  /** Asks for a frame, if none is coming. */
  request(): void;
  /** Asleep nothing is drawn; what was asked for meanwhile is drawn on waking. */
  setAwake(awake: boolean): void;
  stop(): void;
}

/** A driver that never says that it is done does not stop the picture. Milliseconds. */
const PATIENCE = 5000;

/**
 * Asks for a frame only once the last one is drawn. A browser takes more than the device can draw, and a device without
 * a graphics card would be seconds behind.
 * @param draw hands a frame to the device; returns whether its time is to be told
 * @param isDrawn whether the device has drawn what it was handed
 * @param onTime told how long the device took for a frame, in milliseconds
 */
export function frameLoop(
  draw: (now: number) => boolean,
  isDrawn: () => boolean,
  onTime: (time: number) => void,
): FrameLoop {
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
      if (!isDrawn() && time < PATIENCE) return schedule();
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
