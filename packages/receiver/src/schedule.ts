/** A timer may fire slightly early. Without this delay, the work would then run twice. */
const DELAY_MS = 1000;

/** Runs work one second after the end of each period, such as each hour or day (UTC), until it is stopped. */
export function createSchedule(periodMs: number, run: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  const start = (): void => {
    const delay = periodMs - (Date.now() % periodMs) + DELAY_MS;
    timer = setTimeout(() => {
      start();
      void run();
    }, delay).unref();
  };
  return { start, stop: (): void => clearTimeout(timer) };
}
