import { parseNumber, NUMBER_PATTERN } from "./numbers";

/** The imperial unit for a metric one, and the conversion of its values. */
interface Conversion {
  readonly unit: string;
  readonly factor: number;
  /** Added after the multiplication, for temperatures. The result is rounded to whole degrees. */
  readonly offset?: number;
}

const CONVERSIONS: Readonly<Record<string, Conversion>> = {
  kg: { unit: "lb", factor: 2.20462 },
  mm: { unit: "in", factor: 1 / 25.4 },
  cm: { unit: "in", factor: 1 / 2.54 },
  m: { unit: "ft", factor: 3.28084 },
  "m²": { unit: "ft²", factor: 10.7639 },
  "°C": { unit: "°F", factor: 1.8, offset: 32 },
};

const SIGNED = `[−±]?${NUMBER_PATTERN}`;
/**
 * A number without a unit, followed by a word or a sign, before a measurement: `0.2 up-to `, `1/`. The measurement after
 * it is not converted, because it is a part of an expression that is not supported.
 */
const UNSUPPORTED_PREFIX = "(?:\\d\\s*[^\\s\\d;:,.()]+\\s*|\\d\\s+|[\\d.,])";
/** One or more numbers before a unit: `0.2 to 70 m`, `0.2–70 m`, `128 × 128 × 105 mm`, `±1 cm`, `−10 to 50 °C`. */
const MEASUREMENT = new RegExp(
  `(?<!${UNSUPPORTED_PREFIX})(${SIGNED}(?:(?: to | × |×| – |–)${SIGNED})*)[ \\u00a0](kg|mm|cm|m²|m|°C)(?![\\p{L}\\d²])`,
  "gu",
);

/** A result has as many significant digits as the metric value, within these limits. */
const MIN_SIGNIFICANT_DIGITS = 2;
const MAX_SIGNIFICANT_DIGITS = 3;

/**
 * Converts the lengths, areas, weights and temperatures in a text to imperial units: `About 0.655 kg` becomes
 * `About 1.44 lb`. A measurement that cannot be parsed completely is not changed.
 * @param language language code of the text, such as `en`
 */
export function toImperial(text: string, language: string): string {
  return text.replace(MEASUREMENT, (match, numbers: string, unit: string) => {
    const conversion = CONVERSIONS[unit];
    if (!conversion) return match;
    let isParsed = true;
    const converted = numbers.replace(new RegExp(SIGNED, "gu"), (number) => {
      const result = convert(number, unit, conversion, language);
      isParsed &&= result !== undefined;
      return result ?? number;
    });
    return isParsed ? `${converted} ${conversion.unit}` : match;
  });
}

function convert(number: string, unit: string, { factor, offset }: Conversion, language: string): string | undefined {
  const sign = /^[−±]/.exec(number)?.[0] ?? "";
  const digits = number.slice(sign.length);
  const amount = parseNumber(digits, language, unit);
  if (amount === undefined) return undefined;
  const value = amount * factor;
  if (offset !== undefined) return formatDegrees((sign === "−" ? -value : value) + offset);
  const significantDigits = digits.replace(/\D/g, "").replace(/^0+/, "").length;
  const maximumSignificantDigits = Math.min(
    Math.max(significantDigits, MIN_SIGNIFICANT_DIGITS),
    MAX_SIGNIFICANT_DIGITS,
  );
  return sign + new Intl.NumberFormat(language, { maximumSignificantDigits }).format(value);
}

const formatDegrees = (degrees: number): string => (degrees < 0 ? "−" : "") + String(Math.abs(Math.round(degrees)));
