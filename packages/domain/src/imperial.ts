import { formatValue, quantityPattern, type Quantity } from "./quantities";

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

/** A result has as many significant digits as the metric value, within these limits. */
const MIN_SIGNIFICANT_DIGITS = 2;
const MAX_SIGNIFICANT_DIGITS = 3;

/**
 * Converts the quantities of a text to imperial units: `About 0.655 kg` becomes `About 1.44 lb`. Quantities in other units
 * are not changed.
 * @param quantities the quantities that the text states; the content check compares them with the text
 */
export function toImperial(text: string, quantities: readonly Quantity[], locale: string): string {
  return quantities.reduce((converted, quantity) => {
    const conversion = CONVERSIONS[quantity.unit];
    if (!conversion) return converted;
    return converted.replace(quantityPattern(quantity, locale), (_, ...before: string[]) => {
      const numbers = quantity.values.map((value) => convert(value, conversion, locale));
      return `${numbers.map((number, index) => (before[index] ?? "") + number).join("")} ${conversion.unit}`;
    });
  }, text);
}

function convert(value: number, { factor, offset }: Conversion, locale: string): string {
  if (offset !== undefined) return formatValue(Math.round(value * factor + offset) || 0, locale);
  const significantDigits = String(value).replace(/\D/g, "").replace(/^0+/, "").length;
  const maximumSignificantDigits = Math.min(
    Math.max(significantDigits, MIN_SIGNIFICANT_DIGITS),
    MAX_SIGNIFICANT_DIGITS,
  );
  return formatValue(value * factor, locale, { maximumSignificantDigits });
}
