import { parseNumber, separatorsOf } from "./numbers";

export interface AmountRange {
  readonly min: number;
  readonly max: number;
  /** Whether only integers are valid. */
  readonly integer?: boolean;
}

/** Parses an amount as a URL has it, such as `120.5` or `1,200`; undefined when it is not a number or out of range. */
export function parseAmount(
  text: string,
  { min, max, integer = false }: AmountRange,
  locale: string,
): number | undefined {
  const [, sign, digits = ""] = /^([-−]?)(.*)$/.exec(text.trim()) ?? [];
  const size = parseNumber(toShownAmount(digits, locale), locale);
  const amount = size === undefined || !sign ? size : -size;
  if (amount === undefined || (integer && !Number.isInteger(amount))) return undefined;
  return amount >= min && amount <= max ? amount : undefined;
}

/**
 * Converts what a visitor enters to the form in URLs, which has a decimal point in every language: `120,5` to `120.5` in
 * German. Separators between thousands are removed where they are periods, and other text is kept.
 */
export function toPlainAmount(text: string, locale: string): string {
  const { group, decimal } = separatorsOf(locale);
  if (decimal === ".") return text;
  const isGrouped = group === "." && /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/.test(text);
  return (isGrouped ? text.replaceAll(".", "") : text).replace(decimal, ".");
}

/** Converts an amount of a URL to the form in a field: `120.5` to `120,5` in German. */
export function toShownAmount(text: string, locale: string): string {
  const { decimal } = separatorsOf(locale);
  return /^[-−]?\d*\.\d*$/.test(text) ? text.replace(".", decimal) : text;
}
