import { parseNumber, WRITTEN_NUMBER } from "./numbers";

/** A unit of ours: the imperial one, and how a value is turned into it. */
interface Conversion {
  readonly unit: string;
  readonly factor: number;
  /** Added after the factor; a temperature. It is rounded to whole degrees. */
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

const SIGNED = `[−±]?${WRITTEN_NUMBER}`;
/**
 * Before a measure, a number without a unit and a word or a sign: `0.2 up-to `, `1/`. It is a part of the measure that
 * is not understood.
 */
const UNKNOWN_PART = "(?:\\d\\s*[^\\s\\d;:,.()]+\\s*|\\d\\s+|[\\d.,])";
/** Numbers before one unit: `0.2 to 70 m`, `0.2–70 m`, `128 × 128 × 105 mm`, `±1 cm`, `−10 to 50 °C`. */
const MEASURE = new RegExp(
  `(?<!${UNKNOWN_PART})(${SIGNED}(?:(?: to | × |×| – |–)${SIGNED})*)[ \\u00a0](kg|mm|cm|m²|m|°C)(?![\\p{L}\\d²])`,
  "gu",
);

/** A result is as exact as what it was made from, with two significant digits or three. */
const MIN_DIGITS = 2;
const MAX_DIGITS = 3;

/**
 * A text with its lengths, areas, weights and temperatures in imperial units:
 * `About 0.655 kg` is `About 1.44 lb`. Anything else stays as it is, and so does
 * a measure that is not understood as a whole.
 * @param language of the text, as `en`
 */
export function inImperial(text: string, language: string): string {
  return text.replace(MEASURE, (whole, numbers: string, unit: string) => {
    const conversion = CONVERSIONS[unit];
    if (!conversion) return whole;
    let isUnderstood = true;
    const converted = numbers.replace(new RegExp(SIGNED, "gu"), (number) => {
      const result = convert(number, unit, conversion, language);
      isUnderstood &&= result !== undefined;
      return result ?? number;
    });
    return isUnderstood ? `${converted} ${conversion.unit}` : whole;
  });
}

function convert(number: string, unit: string, { factor, offset }: Conversion, language: string): string | undefined {
  const sign = /^[−±]/.exec(number)?.[0] ?? "";
  const written = number.slice(sign.length);
  const amount = parseNumber(written, language, unit);
  if (amount === undefined) return undefined;
  const value = amount * factor;
  if (offset !== undefined) return signed((sign === "−" ? -value : value) + offset);
  const digits = written.replace(/\D/g, "").replace(/^0+/, "").length;
  const maximumSignificantDigits = Math.min(Math.max(digits, MIN_DIGITS), MAX_DIGITS);
  return sign + new Intl.NumberFormat(language, { maximumSignificantDigits }).format(value);
}

const signed = (degrees: number): string => (degrees < 0 ? "−" : "") + String(Math.abs(Math.round(degrees)));
