/**
 * How a file stores a channel of its colors: in bytes; as integers, which some programs write from 0 to 255 and others up
 * to 65535; as fractions, from 0 to 1 or like integers; or already as a part, from 0 to 1, of the range that the file specifies.
 */
export type ColorKind = "byte" | "integer" | "fraction" | "specified";

/** The kinds of red, green and blue. */
export type ColorKinds = readonly [ColorKind, ColorKind, ColorKind];

/** The ends of the ranges that programs write. */
const MAX_COLORS: Readonly<Record<ColorKind, readonly number[]>> = {
  byte: [255],
  integer: [255, 65535],
  fraction: [1, 255, 65535],
  specified: [1],
};
/** Rounded fractions are slightly outside their range. */
const MAX_EXCESS = 0.01;

/**
 * Changes colors to 0–255, with one decision for the whole file: the first points are often black, so only samples of all
 * points show the range.
 * @param stored red, green and blue of each point, as the file stores them
 * @returns `undefined` if the values are outside all ranges
 */
export function toByteColors(stored: Float32Array, kinds: ColorKinds): Uint8Array<ArrayBuffer> | undefined {
  const factors = kinds.map((kind) => factorOf(kind, rangeOf(stored, kinds, kind)));
  if (factors.includes(undefined)) return undefined;
  const colors = new Uint8ClampedArray(stored.length);
  for (let index = 0; index < stored.length; index += 1)
    colors[index] = (stored[index] ?? 0) * (factors[index % 3] ?? 0);
  return new Uint8Array(colors.buffer);
}

/** The lowest and the highest value in all channels of a kind. Values that are not a number are black. */
function rangeOf(stored: Float32Array, kinds: ColorKinds, kind: ColorKind): { min: number; max: number } {
  const range = { min: 0, max: 0 };
  for (let index = 0; index < stored.length; index += 1) {
    const value = stored[index] ?? 0;
    if (kinds[index % 3] !== kind) continue;
    if (value < range.min) range.min = value;
    if (value > range.max) range.max = value;
  }
  return range;
}

function factorOf(kind: ColorKind, { min, max }: { min: number; max: number }): number | undefined {
  const excess = kind === "fraction" || kind === "specified" ? MAX_EXCESS : 0;
  const end = MAX_COLORS[kind].find((value) => max <= value * (1 + excess) && min >= -excess);
  return end === undefined ? undefined : 255 / end;
}
