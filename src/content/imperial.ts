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

/** Numbers before one unit: `0.2 to 70 m`, `128 × 128 × 105 mm`, `±1 cm`, `−10 to 50 °C`. */
const NUMBER = "[−±]?\\d+(?:,\\d{3})*(?:\\.\\d+)?";
const MEASURE = new RegExp(
  `(?<![\\d.,])(${NUMBER}(?: (?:to|×) ${NUMBER})*)[ \\u00a0](kg|mm|cm|m²|m|°C)(?![\\p{L}\\d²])`,
  "gu",
);

/** A result is as exact as what it was made from, with two significant digits or three. */
const LEAST_DIGITS = 2;
const MOST_DIGITS = 3;

/**
 * A text with its lengths, areas, weights and temperatures in imperial units:
 * `About 0.655 kg` is `About 1.44 lb`. Anything else stays as it is.
 */
export function inImperial(text: string): string {
  return text.replace(MEASURE, (whole, numbers: string, unit: string) => {
    const conversion = CONVERSIONS[unit];
    if (!conversion) return whole;
    const converted = numbers.replace(new RegExp(NUMBER, "gu"), (number) => convert(number, conversion));
    return `${converted} ${conversion.unit}`;
  });
}

function convert(number: string, { factor, offset }: Conversion): string {
  const sign = /^[−±]/.exec(number)?.[0] ?? "";
  const plain = number.replace(/[−±,]/g, "");
  const value = Number(plain) * factor;
  if (offset !== undefined) return signed((sign === "−" ? -value : value) + offset);
  const digits = plain.replace(".", "").replace(/^0+/, "").length;
  const maximumSignificantDigits = Math.min(Math.max(digits, LEAST_DIGITS), MOST_DIGITS);
  return sign + new Intl.NumberFormat("en-US", { maximumSignificantDigits }).format(value);
}

const signed = (degrees: number): string => (degrees < 0 ? "−" : "") + String(Math.abs(Math.round(degrees)));
