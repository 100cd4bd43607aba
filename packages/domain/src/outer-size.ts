import { parseNumber } from "./numbers";
import type { Quantity } from "./quantities";

/** The specification field with the outer size of a device: width × depth × height. */
export const SIZE_FIELD = "productDimensions";

/** The outer size of a device in millimeters, as it stands; depth is from front to back. */
export interface OuterSize {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Millimeters by unit. */
const LENGTHS: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };
const SIDES = 3;

/**
 * The outer size that a specification states.
 * @returns `undefined` if it does not state `SIZE_FIELD` with three lengths
 */
export function statedSize(
  specifications: readonly { readonly key: string; readonly quantities?: readonly Quantity[] | null }[],
): OuterSize | undefined {
  const quantities = specifications.find(({ key }) => key === SIZE_FIELD)?.quantities ?? [];
  const quantity = quantities[findSize(quantities)];
  return quantity && toMillimeters(quantity);
}

/** Index of the quantity with three lengths; −1 if there is none. */
export const findSize = (quantities: readonly Quantity[]): number =>
  quantities.findIndex(({ values, unit }) => unit in LENGTHS && values.length === SIDES);

/** Converts three lengths, in the order width, depth, height. */
export function toMillimeters({ values, unit }: Quantity): OuterSize {
  const [width = 0, depth = 0, height = 0] = values.map((value) => value * (LENGTHS[unit] ?? 1));
  return { width, depth, height };
}

/**
 * The size in a text such as “162 × 162 × 398 mm”.
 * @returns `undefined` if the text is anything else
 */
export function parseSize(text: string, locale: string): OuterSize | undefined {
  const [, lengths = "", unit = ""] = /^(.*\d)\s(mm|cm|m)$/.exec(text.trim()) ?? [];
  const values = lengths.split("×").flatMap((length) => parseNumber(length.trim(), locale) ?? []);
  return values.length === SIDES ? toMillimeters({ values, unit }) : undefined;
}

interface Bounds {
  readonly min: readonly number[];
  readonly max: readonly number[];
}

/** The size of a model from its bounds in meters. Its y is up, and its z is to the front. */
export function sizeOfBounds({ min, max }: Bounds): OuterSize {
  const [width = 0, height = 0, depth = 0] = max.map((end, axis) => (end - (min[axis] ?? 0)) * 1000);
  return { width, depth, height };
}
