/**
 * Loads the page's scripts after the first paint, or at the first interaction. Until then, all bandwidth is available for
 * the pictures and fonts of the first screen.
 *
 * The function is inlined in every page as text, so it must not use imports or other declarations of this module.
 * @param urls of the scripts
 * @param events that count as an interaction
 */
export function loadAfterPaint(urls: readonly string[], events: readonly string[]): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const load = (): void => {
    if (signal.aborted) return;
    waiting.abort();
    for (const src of urls) document.head.append(Object.assign(document.createElement("script"), { src }));
  };
  const loadWhenIdle = (): void => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === "function") requestIdleCallback(load, { timeout: 1000 });
    else setTimeout(load, 100);
  };
  const afterPaint = (): void =>
    // A hidden tab is not painted, so its page waits until it is shown.
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect();
      loadWhenIdle();
    }).observe({ type: "paint", buffered: true });
  for (const event of events) addEventListener(event, load, { signal, passive: true, capture: true });
  addEventListener("load", afterPaint, { signal });
}
