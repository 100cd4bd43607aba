/** A browser that is never idle begins after so many milliseconds. */
const LATEST = 1000;

/** Calls when the browser has nothing better to do. */
export function whenIdle(call: () => void): void {
  // Not every browser tells when it is idle.
  if (typeof requestIdleCallback === "function") requestIdleCallback(call, { timeout: LATEST });
  else setTimeout(call, 1);
}
