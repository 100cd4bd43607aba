/**
 * Watches how many pixels of the screen a canvas takes: the size of its box, and the pixel ratio, which changes without
 * the box when a window moves to another screen. Safari has no `device-pixel-content-box`, which would be both in one.
 * @param onChange called at the start and at every change
 * @returns a function that stops watching
 */
export function watchCanvasSize(box: Element, onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  observer.observe(box);
  const stop = new AbortController();
  // The query names one ratio, so each change needs the next query.
  const watchRatio = (): void => {
    const changed = (): void => {
      onChange();
      watchRatio();
    };
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", changed, {
      once: true,
      signal: stop.signal,
    });
  };
  watchRatio();
  return () => {
    observer.disconnect();
    stop.abort();
  };
}
