import { dotColor, findLines, layOutDots } from "./dot-field";

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

/** One frame of the dot field. */
export interface DotFrame {
  /** Size of the field in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Position of the pointer in the field, or undefined when it is outside. */
  readonly pointer: { readonly x: number; readonly y: number } | undefined;
  readonly timeMs: number;
}

/** Clears the canvas and draws a frame of the dot field. */
export function drawDots(context: CanvasRenderingContext2D, { size, pointer, timeMs }: DotFrame): void {
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
