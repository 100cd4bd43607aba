/** If the browser is not idle before, the function is called after this time. */
const MAX_DELAY_MS = 1000;

/** Calls a function when the browser is idle. */
export function whenIdle(call: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === "function") requestIdleCallback(call, { timeout: MAX_DELAY_MS });
  else setTimeout(call, 1);
}
