import { setTimeout as pause } from "node:timers/promises";

/** Short enough to answer a form within three seconds, even if it writes several times. */
const BUSY_TIMEOUT_MS = 1500;
const RETRY_INTERVAL_MS = 25;
/** After this time without a lock, the next lock starts the timeout again. */
const RESET_AFTER_MS = 1000;

/** Whether an error means that another program holds the lock of the embedded database. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));
}

/**
 * Retries while the store is locked, without blocking the event loop. All work shares one timeout, which starts with the
 * first attempt that finds the store locked. After the timeout, further work fails immediately until the lock is released.
 */
export function createBusyRetry() {
  let timeoutStart: number | undefined;
  let lastLock = 0;

  /** @returns false after the timeout */
  const wait = async (): Promise<boolean> => {
    const time = performance.now();
    if (timeoutStart === undefined || time - lastLock > RESET_AFTER_MS) timeoutStart = time;
    lastLock = time;
    if (time - timeoutStart > BUSY_TIMEOUT_MS) return false;
    await pause(RETRY_INTERVAL_MS);
    return true;
  };

  return {
    /** Repeats an attempt while it fails because of a lock. */
    async retry<T>(attempt: () => Promise<T>): Promise<T> {
      for (let first = true; ; first = false) {
        try {
          const result = await attempt();
          if (!first) timeoutStart = undefined;
          return result;
        } catch (error) {
          if (!isBusy(error) || !(await wait())) throw error;
        }
      }
    },
  };
}
