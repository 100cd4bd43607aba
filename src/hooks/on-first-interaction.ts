/** Events by which a visitor interacts with the page. */
export const INTERACTION_EVENTS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "click",
  "scroll",
] as const;

/**
 * Calls a function at the visitor's first interaction with the page, for code that is not needed before.
 * @returns a function that removes the listeners
 */
export function onFirstInteraction(callback: () => void): () => void {
  const listeners = new AbortController();
  const start = (): void => {
    listeners.abort();
    callback();
  };
  for (const name of INTERACTION_EVENTS) {
    addEventListener(name, start, { signal: listeners.signal, passive: true, capture: true });
  }
  return () => listeners.abort();
}
