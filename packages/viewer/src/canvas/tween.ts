interface Transition {
  durationMs: number;
  /** The time of its first frame. */
  startTime?: number;
  onProgress: (progress: number) => void;
  resolve: (completed: boolean) => void;
}

/**
 * Animates one transition at a time; a new one cancels the previous one.
 * @param prefersReducedMotion whether a transition is completed immediately; called at the start of each
 */
export function createTween(prefersReducedMotion: () => boolean) {
  let running: Transition | undefined;
  return {
    get isRunning(): boolean {
      return running !== undefined;
    },
    /**
     * Starts a transition.
     * @param onProgress called in each frame with the eased progress, from 0 to 1
     * @returns whether it was completed; `false` if it was canceled
     */
    start(durationMs: number, onProgress: (progress: number) => void): Promise<boolean> {
      running?.resolve(false);
      running = undefined;
      if (prefersReducedMotion()) {
        onProgress(1);
        return Promise.resolve(true);
      }
      return new Promise((resolve) => (running = { durationMs, onProgress, resolve }));
    },
    /** @param now the time of the frame in milliseconds */
    update(now: number): void {
      if (!running) return;
      running.startTime ??= now;
      const { durationMs, startTime, onProgress, resolve } = running;
      const progress = Math.min(1, (now - startTime) / durationMs);
      if (progress === 1) running = undefined;
      onProgress(smoothstep(progress));
      if (progress === 1) resolve(true);
    },
  };
}

const smoothstep = (x: number): number => x * x * (3 - 2 * x);
