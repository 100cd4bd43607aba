/** Runs one movement at a time; a new movement ends the previous one. */
export interface Motion {
  readonly isMoving: boolean;
  /**
   * Starts a movement.
   * @param time in milliseconds
   * @param step called in each frame with the progress, from 0 to 1, slower at both ends
   * @returns whether it arrived
   */
  start(time: number, step: (share: number) => void): Promise<boolean>;
  /** @param now in milliseconds */
  frame(now: number): void;
}

/** @param reduced whether a movement arrives at once; called at the start of each */
export function createMotion(reduced: () => boolean): Motion {
  let running:
    { time: number; begun?: number; step: (share: number) => void; end: (arrived: boolean) => void } | undefined;
  return {
    get isMoving() {
      return running !== undefined;
    },
    start(time, step) {
      running?.end(false);
      running = undefined;
      if (reduced()) {
        step(1);
        return Promise.resolve(true);
      }
      return new Promise((end) => (running = { time, step, end }));
    },
    frame(now) {
      if (!running) return;
      running.begun ??= now;
      const { time, begun, step, end } = running;
      const share = Math.min(1, (now - begun) / time);
      if (share === 1) running = undefined;
      step(share * share * (3 - 2 * share));
      if (share === 1) end(true);
    },
  };
}
