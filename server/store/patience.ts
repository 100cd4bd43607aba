import { setTimeout as pause } from "node:timers/promises";

/** In milliseconds. A form is answered within three seconds, however often it writes. */
const PATIENCE = 1500;
const PAUSE = 25;
/** A lock that is met after this time without one has its own patience. */
const FORGET = 1000;

/** Whether an error says that another program holds the lock of the embedded database. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));
}

/**
 * Waits for a locked store without blocking the event loop. The time is counted
 * from when the lock was first met, for all work together: once it is used up,
 * further work fails at once, until the lock has gone.
 */
export function createPatience() {
  let since: number | undefined;
  let last = 0;

  /** @returns false when the time is used up */
  const wait = async (): Promise<boolean> => {
    const time = performance.now();
    if (since === undefined || time - last > FORGET) since = time;
    last = time;
    if (time - since > PATIENCE) return false;
    await pause(PAUSE);
    return true;
  };

  return {
    /** Repeats an attempt that met a lock. */
    async retry<T>(attempt: () => Promise<T>): Promise<T> {
      for (let first = true; ; first = false) {
        try {
          const result = await attempt();
          if (!first) since = undefined;
          return result;
        } catch (error) {
          if (!isBusy(error) || !(await wait())) throw error;
        }
      }
    },
  };
}
