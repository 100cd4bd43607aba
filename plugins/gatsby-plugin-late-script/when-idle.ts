/** Milliseconds after which a browser that is never idle calls all the same. */
const MAX_DELAY_MS = 1000;

/** Calls when the browser has nothing better to do. */
export function whenIdle(call: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === "function") requestIdleCallback(call, { timeout: MAX_DELAY_MS });
  else setTimeout(call, 1);
}
