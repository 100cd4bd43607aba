import type { OuterSize } from "@capture/domain/outer-size";
import { toImperial } from "@capture/domain/imperial";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { hasImperialUnits } from "@capture/domain/imperial-regions";
import { keepUnits } from "@capture/domain/units";
import { formatNumber } from "@capture/domain/lib/locale";
import type { Vector } from "@capture/domain/lib/vector";
import type { Placement } from "./true-size";

/** "398 mm", with a no-break space. */
export const formatMillimeters = (millimeters: number, locale: string): string =>
  keepUnits(`${formatNumber(millimeters, locale)} mm`);

/**
 * "162 × 162 × 398 mm", and in regions with imperial units also the same in inches.
 * What is flat has no depth.
 * @param pattern `{width} × {depth} × {height} mm`
 */
export function formatSize({ width, depth, height }: OuterSize, pattern: string, locale: string): string[] {
  const values = [width, depth, height].filter((value) => value > 0);
  const format = (value: number): string => formatNumber(value, locale);
  const metric =
    depth > 0
      ? fillPlaceholders(pattern, { width: format(width), depth: format(depth), height: format(height) })
      : `${format(width)} × ${format(height)} mm`;
  const imperial = hasImperialUnits(locale) ? [toImperial(metric, [{ values, unit: "mm" }], locale)] : [];
  return [metric, ...imperial].map(keepUnits);
}

/** A line that shows a length. */
export interface MeasureLine {
  axis: "height" | "width";
  from: Vector;
  to: Vector;
  millimeters: number;
}

/** The distance of a line from what it measures. */
const HEIGHT_GAP_M = 0.016;
const WIDTH_GAP_M = 0.03;

/** The height, left of something, and the width, in front of it or above it. */
export function measureLines({ size, x, z }: Placement): MeasureLine[] {
  const [halfWidth, height, front] = [size.width / 2000, size.height / 1000, z + size.depth / 2000 + WIDTH_GAP_M];
  const left = x - halfWidth - HEIGHT_GAP_M;
  // What is flat has its width above it, where nothing is in front of the line.
  const [y, lineZ] = size.depth === 0 ? [height + HEIGHT_GAP_M, z] : [0, front];
  return [
    { axis: "height", from: [left, 0, z], to: [left, height, z], millimeters: size.height },
    { axis: "width", from: [x - halfWidth, y, lineZ], to: [x + halfWidth, y, lineZ], millimeters: size.width },
  ];
}
