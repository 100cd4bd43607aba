/**
 * A number as any language may write it: `0.655`, `0,655`, `1,500`, `1.500`, `1 500`. `parseNumber` decides whether it
 * is one in the language of the content.
 */
export const WRITTEN_NUMBER = "(?:(?<!\\d)\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3}(?!\\d))+|\\d+)(?:[.,]\\d+)*";

/** Units of which a thousandth is a measure that people state: 2.865 kg to the gram, 1.255 m to the millimeter. */
const WITH_THOUSANDTHS = ["kg", "m", "km", "s", "GHz"];

/** The marks of a language between thousands and before decimals: “,” and “.” in English. */
function marksOf(language: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(language, { useGrouping: "always" }).formatToParts(1234.5);
  const mark = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  return { group: mark("group"), decimal: mark("decimal") };
}

/**
 * The number that a text is, when all of it is written as the language writes numbers: `1,500` and `0.655` in English.
 * `1.500` is undefined there: a reader of another language may have meant 1,500, and one of English writes 1.5.
 * @param unit what follows the number. Few units are stated to the thousandth, so “1.505 m²” is undefined, too
 */
export function parseNumber(written: string, language: string, unit?: string): number | undefined {
  const { group, decimal } = marksOf(language);
  // Texts have any kind of space between thousands.
  const spaced = /\s/.test(group) ? written.replace(/\s/g, group) : written;
  const [whole = "", fraction, ...more] = spaced.split(decimal);
  const isWhole = /^\d+$/.test(whole) || isGrouped(whole, group);
  if (!isWhole || more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return undefined;
  const isExact = unit === undefined || WITH_THOUSANDTHS.includes(unit);
  const isDoubtful = /^[1-9]\d{0,2}$/.test(whole) && fraction?.length === 3 && (!isExact || fraction.endsWith("0"));
  return isDoubtful ? undefined : Number(`${whole.replaceAll(group, "")}.${fraction ?? 0}`);
}

function isGrouped(whole: string, group: string): boolean {
  const [first = "", ...thousands] = whole.split(group);
  return /^[1-9]\d{0,2}$/.test(first) && thousands.every((each) => /^\d{3}$/.test(each));
}

/**
 * How to write a number that `parseNumber` refuses: `1.5 or 1,500` for one with two readings, `1.500`, and else
 * examples of the language.
 */
export function suggestForms(written: string, language: string): string {
  const { group, decimal } = marksOf(language);
  const [whole = "", fraction = "", ...more] = written.split(decimal);
  if (more.length > 0 || !/^[1-9]\d{0,2}$/.test(whole) || !/^\d{3}$/.test(fraction))
    return `1${group}500 and 0${decimal}655 are right`;
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return `write ${format(Number(`${whole}.${fraction}`))} or ${format(Number(whole + fraction))}`;
}
