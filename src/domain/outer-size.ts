import type { Quantity } from "./quantities";

/** The specification field with the outer size of a device. */
export const SIZE_FIELD = "productDimensions";

/** The outer size of a device in millimeters, as it stands: depth is from front to back. */
export interface OuterSize {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

const MILLIMETERS: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

/**
 * The outer size that a specification states as width × depth × height.
 * @returns `undefined` if `SIZE_FIELD` is not stated with three lengths
 */
export function statedSize(
  specifications: readonly { readonly key: string; readonly quantities?: readonly Quantity[] | null }[],
): OuterSize | undefined {
  const quantities = specifications.find(({ key }) => key === SIZE_FIELD)?.quantities ?? [];
  for (const { values, unit } of quantities) {
    const factor = MILLIMETERS[unit];
    const [width, depth, height] = values;
    if (factor === undefined || width === undefined || depth === undefined || height === undefined) continue;
    return { width: width * factor, depth: depth * factor, height: height * factor };
  }
  return undefined;
}

/** The size of a model's bounds, whose y is up and whose z is to the front, in whole millimeters. Bounds are in meters. */
export function sizeOfBounds({
  min,
  max,
}: {
  readonly min: readonly number[];
  readonly max: readonly number[];
}): OuterSize {
  const [width = 0, height = 0, depth = 0] = max.map((end, axis) => Math.round((end - (min[axis] ?? 0)) * 1000));
  return { width, depth, height };
}
