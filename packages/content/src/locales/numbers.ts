import { NUMBER_PATTERN, parseNumber, separatorsOf } from "@capture/domain/numbers";
import { hasImperialUnits } from "@capture/domain/imperial-regions";
import { NO_BREAK_UNITS } from "@capture/domain/units";

/** Not compared: tags, whose links have numbers of their own, and placeholders. */
const IGNORED = /<[^>]*>|\{[^}]*\}/g;
/** Values in feet and pounds, which a translation omits where people measure in meters: “(1,600 ft²)”. */
const IMPERIAL = /\([^()]*\b(?:ft²?|in|lb|mi)\b[^()]*\)/g;
/** Units that are the same in all languages; “h” is not, because a translation may write “hours”. */
const UNITS = [...NO_BREAK_UNITS.filter((unit) => unit !== "h"), "GHz", "%"];
const NUMBER = new RegExp(`(${NUMBER_PATTERN})(?:[ \\u00a0]?(${UNITS.join("|")})(?![\\p{L}\\d²]))?`, "gu");

/** Integers, units and signs only; decimals and thousands have other separators in other languages. */
const SAME_FIGURE = new RegExp(
  `^(?=.*\\d)(?!.*\\d\\s\\d)(?:\\d|[\\s±+−–×/%°²³():<>≤≥=~-]|(?:${[...NO_BREAK_UNITS, "A", "K", "GHz"].join("|")})(?!\\p{L}))+$`,
  "u",
);

/** Whether a text is a figure that all languages write alike: `75 °C`, but neither `0.5 m` nor `5 to 30 °C`. */
export const isSameInAllLanguages = (text: string): boolean => SAME_FIGURE.test(text);

interface FoundNumber {
  number: string;
  /** Undefined for a number in an ambiguous form. */
  value: number | undefined;
  /** The digits with the separators of English, also in an ambiguous form: `2.720`. */
  digits: string;
  unit: string | undefined;
}

function numbersIn(text: string, locale: string): FoundNumber[] {
  const { decimal } = separatorsOf(locale);
  return [...text.replace(IGNORED, " ").matchAll(NUMBER)].map(([, number = "", unit]) => ({
    number,
    value: parseNumber(number, locale, unit),
    digits: number.replace(/[.,]/g, (separator) => (separator === decimal ? "." : ",")),
    unit,
  }));
}

/** A number without a unit may be a name that no language changes: “802.11”, “Bluetooth 5.0”. */
const isSame = (one: FoundNumber, other: FoundNumber): boolean =>
  one.unit === other.unit &&
  ((one.value !== undefined && one.value === other.value) ||
    one.digits === other.digits ||
    (one.unit === undefined && one.number === other.number));

/**
 * Compares the numbers and units of a text and its translation.
 * @returns the numbers that only the translation has, and those that only the source has, as written there
 */
export function compareNumbers(
  source: { text: string; locale: string },
  translation: { text: string; locale: string },
): { added: string[]; omitted: string[] } {
  const omitsImperial = hasImperialUnits(source.locale) && !hasImperialUnits(translation.locale);
  const numbers = numbersIn(omitsImperial ? source.text.replace(IMPERIAL, " ") : source.text, source.locale);
  const [added, omitted] = compareParts(numbers, numbersIn(translation.text, translation.locale), isSame);
  return { added: added.map(written), omitted: omitted.map(written) };
}

/** What only one of two lists has, counting repetitions: first what was added, then what was omitted. */
export function compareParts<Part>(
  source: readonly Part[],
  translation: readonly Part[],
  isEqual: (one: Part, other: Part) => boolean,
): [added: Part[], omitted: Part[]] {
  const omitted = [...source];
  const added = translation.filter((part) => {
    const index = omitted.findIndex((each) => isEqual(part, each));
    if (index !== -1) omitted.splice(index, 1);
    return index === -1;
  });
  return [added, omitted];
}

const written = ({ number, unit }: FoundNumber): string => (unit === undefined ? number : `${number} ${unit}`);
