import type { ColorKind } from "../color-range";
import { numberAt, type XmlElement } from "./xml";

/** How the values of one field of the points are stored. */
export interface E57Field {
  /** Bits of one value; 0 for a constant, which is not stored. */
  bits: number;
  encoding: "integer" | "float32" | "float64";
  /** The value of an integer is `(stored + min) × scale + offset`. */
  min: number;
  max: number;
  scale: number;
  offset: number;
  /** `min` of an integer that a number cannot hold to the last digit. */
  exactMin?: bigint;
}

const DEFAULT_MIN = "-9223372036854775808";
const DEFAULT_MAX = "9223372036854775807";
const INTEGER = /^[+-]?\d{1,20}$/;
const MAX_INTEGER_BITS = 64;

const isSafe = (...values: readonly bigint[]): boolean => values.every((value) => Number.isSafeInteger(Number(value)));

/** The field of an element of a prototype; `undefined` for a text, or if its attributes are not numbers. */
export function parseField({ attributes }: XmlElement): E57Field | undefined {
  const { type, precision, minimum = DEFAULT_MIN, maximum = DEFAULT_MAX, scale = "1", offset = "0" } = attributes;
  if (type === "Float") {
    if (precision !== undefined && precision !== "single" && precision !== "double") return undefined;
    const isSingle = precision === "single";
    const range = { min: Number(attributes["minimum"] ?? 0), max: Number(attributes["maximum"] ?? 1) };
    return { bits: isSingle ? 32 : 64, encoding: isSingle ? "float32" : "float64", ...range, scale: 1, offset: 0 };
  }
  if (type !== "Integer" && type !== "ScaledInteger") return undefined;
  if (!INTEGER.test(minimum) || !INTEGER.test(maximum)) return undefined;
  const range = BigInt(maximum) - BigInt(minimum);
  const isScaled = type === "ScaledInteger";
  const field: E57Field = {
    bits: range === 0n ? 0 : range.toString(2).length,
    encoding: "integer",
    min: Number(minimum),
    max: Number(maximum),
    scale: isScaled ? Number(scale) : 1,
    offset: isScaled ? Number(offset) : 0,
    ...(!isSafe(BigInt(minimum), BigInt(maximum), range) && { exactMin: BigInt(minimum) }),
  };
  const isValid = range >= 0n && field.bits <= MAX_INTEGER_BITS && Number.isFinite(field.scale + field.offset);
  return isValid ? field : undefined;
}

/** How a color is stored, and the factor and the summand that bring a specified range to 0–1. */
export interface ColorScale {
  kind: ColorKind;
  factor: number;
  summand: number;
}

/** The ends of the ranges that integers have by their type. They do not show how many bits the colors have. */
const TYPE_MAX_COLORS = [255, 65535];
const MAX_COLOR = 65535;

/**
 * The range of a color: the limits of the scan if it has them, otherwise that of an integer. Otherwise samples of
 * all points decide, because programs write the limits of the type of number into other fields.
 */
export function colorScale(
  field: E57Field,
  limits: XmlElement | undefined,
  name: "Red" | "Green" | "Blue",
): ColorScale {
  const min = numberAt(limits, `color${name}Minimum`, NaN);
  const max = numberAt(limits, `color${name}Maximum`, NaN);
  if (max > min) return specifiedScale(min, max);
  if (field.encoding !== "integer") return { kind: "fraction", factor: 1, summand: 0 };
  const [first, last] = [field.min, field.max].map((value) => value * field.scale + field.offset) as [number, number];
  const isSpecified = last > first && last <= MAX_COLOR && !TYPE_MAX_COLORS.includes(last);
  return isSpecified ? specifiedScale(first, last) : { kind: "integer", factor: 1, summand: 0 };
}

const specifiedScale = (min: number, max: number): ColorScale => ({
  kind: "specified",
  factor: 1 / (max - min),
  summand: -min / (max - min),
});
