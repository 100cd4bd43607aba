import { ramp } from "@brand";
import type { ScreenPoint, ViewportSize } from "@capture/viewer/viewport";

const SPACING_PX = 50;
/** How far the wave moves a dot up or down. */
const WAVE_HEIGHT_PX = 6;
/** A dot moves toward the pointer by this share of its distance, multiplied by its nearness. */
const PULL = 0.12;
/** Dots within this radius of the pointer are highlighted. */
const POINTER_RADIUS_PX = 300;
/** Highlighted dots that are closer together than this are connected by a line. */
const MAX_LINE_LENGTH_PX = 100;

export interface Dot extends ScreenPoint {
  /** 1 at the pointer, 0 from POINTER_RADIUS_PX on. */
  nearness: number;
}

/** How close a dot is to the pointer: 1 at the pointer, 0 from POINTER_RADIUS_PX on. */
export function nearnessAt(distancePx: number): number {
  return Math.max(0, 1 - distancePx / POINTER_RADIUS_PX);
}

/** The color of the ramp for a nearness: its first color for 1, its last for 0. */
export function dotColor(nearness: number): string {
  const step = Math.round((1 - nearness) * (ramp.length - 1));
  return ramp[step] ?? ramp[0];
}

/**
 * The dots of a field. Dots near the pointer are moved toward it, and a slow wave moves all dots up and down.
 * @param size of the field in CSS pixels
 * @param pointer position of the pointer in the field, or undefined when it is outside
 * @param timeMs time since the wave began
 */
export function layOutDots(size: ViewportSize, pointer: ScreenPoint | undefined, timeMs: number): Dot[] {
  const field: Dot[] = [];
  for (let y = SPACING_PX / 2; y < size.height + SPACING_PX; y += SPACING_PX) {
    for (let x = SPACING_PX / 2; x < size.width + SPACING_PX; x += SPACING_PX) {
      const wave = WAVE_HEIGHT_PX * Math.sin(x / 210 + timeMs / 1700) * Math.cos(y / 170 - timeMs / 2300);
      const dx = pointer ? pointer.x - x : 0;
      const dy = pointer ? pointer.y - y : 0;
      const nearness = pointer ? nearnessAt(Math.hypot(dx, dy)) : 0;
      field.push({ x: x + dx * nearness * PULL, y: y + wave + dy * nearness * PULL, nearness });
    }
  }
  return field;
}

/** Pairs of highlighted dots that are connected by a line. */
export function findLines(field: readonly Dot[]): [Dot, Dot][] {
  const highlighted = field.filter(({ nearness }) => nearness > 0);
  return highlighted.flatMap((a, index) =>
    highlighted
      .slice(index + 1)
      .flatMap((b): [Dot, Dot][] => (Math.hypot(a.x - b.x, a.y - b.y) < MAX_LINE_LENGTH_PX ? [[a, b]] : [])),
  );
}
