/** Draws when there is something to draw, and only while it is seen. */
export interface FrameLoop {
  /** Asks for a frame, if none is coming. */
  request(): void;
  /** Asleep nothing is drawn; what was asked for meanwhile is drawn on waking. */
  setAwake(awake: boolean): void;
  stop(): void;
}

/**
 * @param draw draws a frame; returns whether its time is to be told
 * @param onTime told how long a frame has kept the device busy: until it was ready for the next, in milliseconds. The
 * time since the frame was asked for says nothing: while dragging, that is just before it is drawn.
 */
export function frameLoop(draw: (now: number) => boolean, onTime: (time: number) => void): FrameLoop {
  let frame = 0;
  let watch = 0;
  let [awake, stopped] = [true, false];
  function run(now: number): void {
    frame = 0;
    if (draw(now)) watch = requestAnimationFrame((next) => onTime(next - now));
  }
  function request(): void {
    if (frame === 0 && awake && !stopped) frame = requestAnimationFrame(run);
  }
  function rest(): void {
    cancelAnimationFrame(frame);
    cancelAnimationFrame(watch);
    frame = 0;
  }
  return {
    request,
    setAwake(next) {
      if (next === awake) return;
      awake = next;
      if (awake) request();
      else rest();
    },
    stop() {
      stopped = true;
      rest();
    },
  };
}
