import { oncePerText } from "./lib/once-per-text";

/**
 * Pattern of a number in any language: `0.655`, `0,655`, `1,500`, `1.500`, `1 500`. `parseNumber` decides whether it is
 * valid in the locale of the content.
 */
export const NUMBER_PATTERN = "(?:(?<!\\d)\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3}(?!\\d))+|\\d+)(?:[.,]\\d+)*";

/** Units whose values often have three decimals: 2.865 kg to the gram, 1.255 m to the millimeter. */
const UNITS_WITH_THOUSANDTHS = ["kg", "m", "km", "s", "GHz"];

/** The separators of a locale for thousands and for decimals: “,” and “.” in English. */
export const separatorsOf = oncePerText((locale): { group: string; decimal: string } => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: "always" }).formatToParts(1234.5);
  const valueOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  return { group: valueOf("group"), decimal: valueOf("decimal") };
});

/**
 * Parses a number in the format of a locale: `1,500` and `0.655` in English. Returns undefined for an invalid number and
 * for an ambiguous one, such as `1.500`: in other languages it means 1,500, and in English 1.5 is the normal spelling.
 * @param unit the unit after the number. Values of most units do not have three decimals: “1.505 m²” is ambiguous, too
 */
export function parseNumber(text: string, locale: string, unit?: string): number | undefined {
  const { group, decimal } = separatorsOf(locale);
  // Any kind of space is accepted between thousands.
  const normalized = /\s/.test(group) ? text.replace(/\s/g, group) : text;
  const [integer = "", fraction, ...more] = normalized.split(decimal);
  const isInteger = /^\d+$/.test(integer) || isGrouped(integer, group);
  if (!isInteger || more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return undefined;
  const canHaveThousandths = unit === undefined || UNITS_WITH_THOUSANDTHS.includes(unit);
  const isAmbiguous =
    /^[1-9]\d{0,2}$/.test(integer) && fraction?.length === 3 && (!canHaveThousandths || fraction.endsWith("0"));
  return isAmbiguous ? undefined : Number(`${integer.replaceAll(group, "")}.${fraction ?? 0}`);
}

function isGrouped(integer: string, group: string): boolean {
  const [first = "", ...thousands] = integer.split(group);
  return /^[1-9]\d{0,2}$/.test(first) && thousands.every((each) => /^\d{3}$/.test(each));
}

/**
 * Advice for a number that `parseNumber` rejects: both meanings of an ambiguous one (“write 1.5 or 1,500”), otherwise
 * examples in the format of the locale.
 */
export function suggestFormats(text: string, locale: string): string {
  const { group, decimal } = separatorsOf(locale);
  const [integer = "", fraction = "", ...more] = text.split(decimal);
  if (more.length > 0 || !/^[1-9]\d{0,2}$/.test(integer) || !/^\d{3}$/.test(fraction))
    return `1${group}500 and 0${decimal}655 are right`;
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return `write ${format(Number(`${integer}.${fraction}`))} or ${format(Number(integer + fraction))}`;
}
