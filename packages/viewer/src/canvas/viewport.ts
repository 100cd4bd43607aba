/** The size of the viewport in CSS pixels. */
export interface ViewportSize {
  width: number;
  height: number;
}

/** A point of the viewport, in CSS pixels from its top left corner. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/**
 * Watches the size of a canvas in device pixels: the size of its box and the pixel ratio. The pixel ratio can change
 * without the box, when a window moves to another screen. Safari lacks `device-pixel-content-box`, which covers both.
 * @param onChange called with the size of the box in CSS pixels, at least 1 × 1, once at the start and on every change
 * @param signal ends watching when it is aborted
 */
export function watchCanvasSize(box: Element, signal: AbortSignal, onChange: (size: ViewportSize) => void): void {
  const handleSize = (): void =>
    onChange({ width: Math.max(1, box.clientWidth), height: Math.max(1, box.clientHeight) });
  const observer = new ResizeObserver(handleSize);
  observer.observe(box);
  signal.addEventListener("abort", () => observer.disconnect());
  // The media query matches one ratio, so each change needs a new query.
  const watchRatio = (): void => {
    const handleChange = (): void => {
      handleSize();
      watchRatio();
    };
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", handleChange, {
      once: true,
      signal,
    });
  };
  watchRatio();
}
