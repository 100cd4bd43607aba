/**
 * Watches the size of a canvas in device pixels: the size of its box and the pixel ratio. The pixel ratio can change
 * without the box, when a window moves to another screen. Safari lacks `device-pixel-content-box`, which covers both.
 * @param onChange called once at the start and on every change
 * @returns a function that stops watching
 */
export function watchCanvasSize(box: Element, onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  observer.observe(box);
  const stop = new AbortController();
  // The media query matches one ratio, so each change needs a new query.
  const watchRatio = (): void => {
    const handleChange = (): void => {
      onChange();
      watchRatio();
    };
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", handleChange, {
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
