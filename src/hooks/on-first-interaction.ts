/** Events by which a visitor first shows that they use the page. */
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
 * Calls at the visitor's first interaction with the page, for code that is needed only after one.
 * @returns stops listening
 */
export function onFirstInteraction(call: () => void): () => void {
  const listening = new AbortController();
  const start = (): void => {
    listening.abort();
    call();
  };
  for (const name of INTERACTION_EVENTS) {
    addEventListener(name, start, { signal: listening.signal, passive: true, capture: true });
  }
  return () => listening.abort();
}
