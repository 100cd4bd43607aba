import { watchCanvasSize } from "../../lib/watch-canvas-size";
import { createDotLoop } from "./dot-loop";
import { drawDots } from "./draw-dots";

export type DotPainter = ReturnType<typeof paintDots>;

/**
 * Draws the dot field on a canvas at the device's pixel ratio: once at the start and after a resize, and animated while
 * it is running.
 */
export function paintDots(canvas: HTMLCanvasElement) {
  const context = canvas.getContext("2d");
  // The hero's content covers the canvas, so their common parent receives the pointer events.
  const hero = canvas.parentElement ?? canvas;
  const size = { width: 0, height: 0 };
  let pointer: { x: number; y: number } | undefined;
  let timeMs = 0;

  const draw = (): void => {
    if (context) drawDots(context, { size, pointer, timeMs });
  };
  const loop = createDotLoop(
    () => pointer !== undefined,
    (stepMs) => {
      // The time advances only while the loop runs, so a paused field continues where it stopped.
      timeMs += stepMs;
      draw();
    },
  );

  const disposal = new AbortController();
  const { signal } = disposal;
  watchCanvasSize(canvas, signal, ({ width, height }) => {
    const scale = devicePixelRatio;
    Object.assign(size, { width, height });
    canvas.width = Math.round(size.width * scale);
    canvas.height = Math.round(size.height * scale);
    context?.setTransform(scale, 0, 0, scale, 0, 0);
    draw();
  });

  const onPointerMove = (event: PointerEvent): void => {
    loop.wake();
    const box = canvas.getBoundingClientRect();
    pointer = { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const onPointerLeave = (): void => {
    pointer = undefined;
  };
  hero.addEventListener("pointermove", onPointerMove, { signal });
  hero.addEventListener("pointerleave", onPointerLeave, { signal });

  return {
    /** Starts or pauses the animation. A paused field stays visible. */
    setRunning: loop.setRunning,
    /** Stops the animation and removes all listeners. */
    dispose: (): void => {
      loop.setRunning(false);
      disposal.abort();
    },
  };
}
