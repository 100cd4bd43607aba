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
}

const DEFAULT_MIN = "-9223372036854775808";
const DEFAULT_MAX = "9223372036854775807";
const INTEGER = /^[+-]?\d{1,20}$/;
const MAX_INTEGER_BITS = 64;

/** The field of an element of a prototype; `undefined` for a text, or if its attributes are not numbers. */
export function parseField({ attributes }: XmlElement): E57Field | undefined {
  const { type, precision, minimum = DEFAULT_MIN, maximum = DEFAULT_MAX, scale = "1", offset = "0" } = attributes;
  if (type === "Float") {
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
  };
  const isValid = range >= 0n && field.bits <= MAX_INTEGER_BITS && Number.isFinite(field.scale + field.offset);
  return isValid ? field : undefined;
}

/** The factor and the summand from a color to 0–255. */
export interface ColorScale {
  factor: number;
  summand: number;
}

const MAX_COLOR = 255;

/** The scale of a color: from the limits of the scan if it has them, otherwise from the field. */
export function colorScale(
  field: E57Field,
  limits: XmlElement | undefined,
  name: "Red" | "Green" | "Blue",
): ColorScale {
  const min = numberAt(limits, `color${name}Minimum`, field.min * field.scale + field.offset);
  const max = numberAt(limits, `color${name}Maximum`, field.max * field.scale + field.offset);
  const factor = max > min ? MAX_COLOR / (max - min) : 0;
  return { factor, summand: -min * factor };
}
