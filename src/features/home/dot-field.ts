import { ramp } from "../../theme/tokens";

/** Pixels from one dot to the next. */
const SPACING = 50;
/** Pixels around the pointer within which dots answer it. */
const INFLUENCE = 300;
/** Dots nearer to each other than this many pixels are joined by a line. */
const LINK = 100;

export interface Dot {
  x: number;
  y: number;
  /** 1 under the pointer, 0 at the rim of its influence and beyond. */
  near: number;
}

/** How near a place is to the pointer: 1 on it, 0 from INFLUENCE pixels on. */
export function nearness(distance: number): number {
  return Math.max(0, 1 - distance / INFLUENCE);
}

/** The ramp's color for a nearness: lime for 1, violet for 0. */
export function depthColor(near: number): string {
  const step = Math.round((1 - near) * (ramp.length - 1));
  return ramp[step] ?? ramp[0];
}

/**
 * The dots of a field, each with its nearness; the near ones lean toward the
 * pointer.
 * @param size of the field in CSS pixels
 * @param pointer where it is, or `undefined` when it is elsewhere
 * @param time in milliseconds; moves the whole field as a slow swell
 */
export function dots(
  size: { width: number; height: number },
  pointer: { x: number; y: number } | undefined,
  time: number,
): Dot[] {
  const field: Dot[] = [];
  for (let y = SPACING / 2; y < size.height + SPACING; y += SPACING) {
    for (let x = SPACING / 2; x < size.width + SPACING; x += SPACING) {
      const lift = 6 * Math.sin(x / 210 + time / 1700) * Math.cos(y / 170 - time / 2300);
      const dx = pointer ? pointer.x - x : 0;
      const dy = pointer ? pointer.y - y : 0;
      const near = pointer ? nearness(Math.hypot(dx, dy)) : 0;
      field.push({ x: x + dx * near * 0.12, y: y + lift + dy * near * 0.12, near });
    }
  }
  return field;
}

/** Pairs of dots under the pointer's influence that are joined by a line. */
export function links(field: readonly Dot[]): [Dot, Dot][] {
  const lit = field.filter(({ near }) => near > 0);
  return lit.flatMap((a, index) =>
    lit.slice(index + 1).flatMap((b): [Dot, Dot][] => (Math.hypot(a.x - b.x, a.y - b.y) < LINK ? [[a, b]] : [])),
  );
}
