/** A visitor who is at work, with whatever. */
const SIGNS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "click",
  "scroll",
  "popstate",
] as const;

/**
 * Calls at the visitor's first sign, and at once when the address already asks
 * for something. A call that fails is made again at the next sign.
 * @param canWait whether there is no reason yet to call at once
 * @returns stops waiting
 */
export function onWanted(canWait: boolean, call: () => Promise<void>): () => void {
  let waiting = new AbortController();
  const start = (): void => {
    waiting.abort();
    call().catch(listen);
  };
  const listen = (): void => {
    waiting = new AbortController();
    const { signal } = waiting;
    for (const sign of SIGNS) addEventListener(sign, start, { signal, once: true, passive: true, capture: true });
  };
  if (canWait && location.search === "") listen();
  else start();
  return () => waiting.abort();
}
