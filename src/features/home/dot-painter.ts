import { type ScreenPoint, type ViewportSize, watchCanvasSize } from "@capture/viewer/viewport";
import { dotColor, findLines, layOutDots } from "./dot-field";
import { createDotLoop } from "./dot-loop";

export type DotPainter = ReturnType<typeof paintDots>;

/** Opacity of a dot far from the pointer, before it fades out toward the lower edge. */
const BASE_DOT_OPACITY = 0.55;
/** Opacity of a line between two dots at the pointer. */
const MAX_LINE_OPACITY = 0.7;
/** The dots fade out between this share of the field's height and its lower edge. */
const FADE_START = 0.6;
/** A dot far from the pointer has the color of this nearness at the upper edge of the field. */
const UPPER_EDGE_NEARNESS = 0.18;
/** A dot far from the pointer has the color of this nearness at the lower edge, and an interpolated one between. */
const LOWER_EDGE_NEARNESS = 0.48;

/**
 * Draws the dot field on a canvas at the device's pixel ratio: once at the start and after a resize, and animated while
 * it is running.
 */
export function paintDots(canvas: HTMLCanvasElement) {
  const context = canvas.getContext("2d");
  // The hero's content covers the canvas, so their common parent receives the pointer events.
  const hero = canvas.parentElement ?? canvas;
  const size = { width: 0, height: 0 };
  let pointer: ScreenPoint | undefined;
  let timeMs = 0;

  const draw = (): void => {
    if (context) drawDots(context, size, pointer, timeMs);
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

/** Clears the canvas and draws a frame of the dot field. */
function drawDots(
  context: CanvasRenderingContext2D,
  size: ViewportSize,
  pointer: ScreenPoint | undefined,
  timeMs: number,
): void {
  // Fading each dot takes almost no time. A CSS mask would be applied again in every frame.
  const fadeAt = (y: number): number => Math.max(0, Math.min(1, (1 - y / size.height) / (1 - FADE_START)));
  context.clearRect(0, 0, size.width, size.height);
  const field = layOutDots(size, pointer, timeMs);
  context.lineWidth = 1;
  for (const [a, b] of findLines(field)) {
    const nearness = Math.min(a.nearness, b.nearness);
    context.globalAlpha = nearness * MAX_LINE_OPACITY * fadeAt((a.y + b.y) / 2);
    context.strokeStyle = dotColor(nearness);
    context.beginPath();
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
    context.stroke();
  }
  for (const { x, y, nearness } of field) {
    context.globalAlpha = (BASE_DOT_OPACITY + nearness * (1 - BASE_DOT_OPACITY)) * fadeAt(y);
    const minNearness = UPPER_EDGE_NEARNESS + (LOWER_EDGE_NEARNESS - UPPER_EDGE_NEARNESS) * (y / size.height);
    context.fillStyle = dotColor(Math.max(nearness, minNearness));
    const edge = 2 + nearness * 3;
    context.fillRect(x - edge / 2, y - edge / 2, edge, edge);
  }
  context.globalAlpha = 1;
}
