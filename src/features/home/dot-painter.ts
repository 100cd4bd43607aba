import { watchCanvasSize } from "../../lib/watch-canvas-size";
import { depthColor, dots, links } from "./dot-field";

export interface DotPainter {
  /** Runs the field or leaves it as it stands. */
  run: (running: boolean) => void;
  stop: () => void;
}

/** Strength of a dot far from the pointer, and of the faintest line. */
const FAINT = 0.55;

/** From this part of the height on the field fades out toward its foot. */
const FADES_FROM = 0.6;

/**
 * Between two frames of a field that no pointer moves, in milliseconds: its
 * swell goes 6 pixels a second.
 */
const SWELL_EVERY = 45;

/**
 * Draws the dot field on a canvas at the screen's own resolution, once at the
 * start and then, while it runs, with every frame in which dots follow the
 * pointer, and otherwise now and then.
 */
export function paintDots(canvas: HTMLCanvasElement): DotPainter {
  const context = canvas.getContext("2d");
  const size = { width: 0, height: 0 };
  let pointer: { x: number; y: number } | undefined;
  let frame = 0;
  /** Ends the pause between two frames of the swell. */
  let rest: number | undefined;
  let time = 0;
  let last: number | undefined;

  // Fading each dot costs nothing; a mask over the canvas would be applied to every frame.
  const shown = (y: number): number => Math.max(0, Math.min(1, (1 - y / size.height) / (1 - FADES_FROM)));

  const draw = (): void => {
    if (!context) return;
    context.clearRect(0, 0, size.width, size.height);
    const field = dots(size, pointer, time);
    context.lineWidth = 1;
    for (const [a, b] of links(field)) {
      const near = Math.min(a.near, b.near);
      context.globalAlpha = near * 0.7 * shown((a.y + b.y) / 2);
      context.strokeStyle = depthColor(near);
      context.beginPath();
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
      context.stroke();
    }
    for (const { x, y, near } of field) {
      context.globalAlpha = (FAINT + near * (1 - FAINT)) * shown(y);
      context.fillStyle = depthColor(Math.max(near, 0.18 + 0.3 * (y / size.height)));
      const edge = 2 + near * 3;
      context.fillRect(x - edge / 2, y - edge / 2, edge, edge);
    }
    context.globalAlpha = 1;
  };

  const next = (): void => {
    clearTimeout(rest);
    rest = undefined;
    frame = requestAnimationFrame(tick);
  };

  const tick = (now: number): void => {
    const since = last === undefined ? 0 : now - last;
    // The browser goes over the whole page in each frame that is asked for, drawn or not.
    if (pointer) next();
    else rest = window.setTimeout(next, SWELL_EVERY);
    // Time stands still while the field sleeps, so it wakes where it was.
    time += Math.min(since, 100);
    last = now;
    draw();
  };

  const stopWatching = watchCanvasSize(canvas, () => {
    const scale = devicePixelRatio;
    size.width = canvas.clientWidth;
    size.height = canvas.clientHeight;
    canvas.width = Math.round(size.width * scale);
    canvas.height = Math.round(size.height * scale);
    context?.setTransform(scale, 0, 0, scale, 0, 0);
    draw();
  });

  const follow = (event: PointerEvent): void => {
    if (rest !== undefined) next();
    const box = canvas.getBoundingClientRect();
    pointer = { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const forget = (): void => {
    pointer = undefined;
  };
  const area = canvas.parentElement ?? canvas;
  const halt = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(rest);
    rest = undefined;
  };
  area.addEventListener("pointermove", follow);
  area.addEventListener("pointerleave", forget);

  const run = (running: boolean): void => {
    halt();
    last = undefined;
    if (running) next();
  };
  return {
    run,
    stop: () => {
      run(false);
      stopWatching();
      area.removeEventListener("pointermove", follow);
      area.removeEventListener("pointerleave", forget);
    },
  };
}
