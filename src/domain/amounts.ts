import { parseNumber } from "./numbers";

export interface AmountRange {
  readonly min: number;
  readonly max: number;
  /** Whether only integers are valid. */
  readonly integer?: boolean;
}

/** Parses an amount that a visitor entered, such as `1,200`; undefined when it is not a number or out of range. */
export function parseAmount(
  text: string,
  { min, max, integer = false }: AmountRange,
  locale: string,
): number | undefined {
  const amount = parseNumber(text.trim(), locale);
  if (amount === undefined || (integer && !Number.isInteger(amount))) return undefined;
  return amount >= min && amount <= max ? amount : undefined;
}
