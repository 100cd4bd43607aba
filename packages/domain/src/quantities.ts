import { escapeRegExp } from "./lib/escape-reg-exp";
import { formatNumber } from "./lib/locale";
import { separatorsOf } from "./numbers";

/** Numbers with a unit that a text states: 0.2 and 70 with `m` for “0.2 to 70 m”. */
export interface Quantity {
  readonly values: readonly number[];
  readonly unit: string;
}

/** The units with which the engine computes, or which it converts. A site may name any other. */
export const ENGINE_UNITS: readonly string[] = "kg mm cm m m² °C s min h GB".split(" ");
/** Units that texts may also write as a word, with their names in `Intl`: “up to 5 hours”. */
const WORD_UNITS: Readonly<Record<string, string>> = { h: "hour", min: "minute", s: "second" };
const MAX_DECIMALS = 10;

/** Formats a value as texts write it, with a minus sign instead of a hyphen: `−10`. */
export const formatValue = (value: number, locale: string, options?: Intl.NumberFormatOptions): string =>
  formatNumber(value, locale, { maximumFractionDigits: MAX_DECIMALS, ...options }).replace("-", "−");

/** A quantity as a text could state it, for messages: `0.2–70 m`. */
export const formatQuantity = ({ values, unit }: Quantity, locale: string): string =>
  `${values.map((value) => formatValue(value, locale)).join("–")} ${unit}`;

/**
 * A pattern that finds a quantity in a text. The numbers are in the format of the locale. The pattern captures the character
 * before the first one, and the words or signs between them: “ ” and “ to ” in “covers 0.2 to 70 m”. It has no lookbehind,
 * because Safari before 16.4 has none.
 * @param options.hasUnit whether the unit must follow; without it, the pattern finds the first numbers of a quantity
 */
export function quantityPattern({ values, unit }: Quantity, locale: string, { hasUnit = true } = {}): RegExp {
  const numbers = values.map((value) => numberPattern(value, locale)).join("(\\D+?)");
  // English writes “4%”, German “4 %”.
  const end = hasUnit ? `\\s${unit === "%" ? "?" : ""}${unitPattern(unit, locale)}(?![\\p{L}\\d²])` : "(?![\\d.,]*\\d)";
  return new RegExp(`(^|[^\\d.,−-])${numbers}${end}`, "u");
}

/**
 * A pattern for a number, with or without separators between thousands, with any kind of space as separator, and with
 * any zeros at the end of its decimals: `64.0` for 64.
 */
function numberPattern(value: number, locale: string): string {
  const zeros = Number.isInteger(value) ? `(?:${escapeRegExp(separatorsOf(locale).decimal)}0+)?` : "0*";
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: MAX_DECIMALS, useGrouping: "always" })
    .formatToParts(value)
    .map(({ type, value: part }) => {
      if (type === "minusSign") return "[−-]";
      // Hebrew, Arabic and Urdu write a mark for the direction before the sign, which texts omit.
      if (/^\p{Bidi_Control}+$/u.test(part)) return "";
      return type === "group" ? `(?:${escapeRegExp(part).replace(/\s/, "\\s")})?` : escapeRegExp(part);
    })
    .join("");
  return digits + zeros;
}

function unitPattern(unit: string, locale: string): string {
  const name = WORD_UNITS[unit];
  if (name === undefined) return escapeRegExp(unit);
  const words = [1, 2].map((count) => wordOf(name, count, locale));
  return `(?:${[...words, unit].join("|")})`;
}

const wordOf = (unit: string, count: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" })
    .formatToParts(count)
    .find(({ type }) => type === "unit")?.value ?? unit;
