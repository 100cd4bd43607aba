import type { OuterSize } from "@capture/domain/outer-size";
import { toImperial } from "@capture/domain/imperial";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { hasImperialUnits, keepUnits } from "@capture/domain/units";
import { formatNumber } from "@capture/domain/lib/locale";

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
