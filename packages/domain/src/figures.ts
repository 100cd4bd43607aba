import { FIGURE_WORDS } from "./languages/rules-of";
import { escapeRegExp } from "./lib/escape-reg-exp";
import { oncePerText } from "./lib/once-per-text";
import { NUMBER_PATTERN } from "./numbers";

/** A number with its unit, as `0.655 kg`, `0 to 40 °C`, `8192×4096` or `about 23 s`. */
export interface Figure {
  /** As written in the text. */
  text: string;
  /** The text in lower case with `#` for each number: `# to # °c`. */
  form: string;
  /** The form without a leading “about” or “up to”: `# s` for `about # s`. */
  bareForm: string;
  /** The numbers as written, with a hyphen as minus sign: `-5` and `45`. */
  numbers: readonly string[];
  /** The unit in lower case; empty for a rate, and for a figure without a unit. */
  unit: string;
  /** Whether only the site knows the unit, which may also describe other things than devices: `300 kW` of waste heat. */
  hasSiteUnit: boolean;
}

const NUMBER = `[−-]?${NUMBER_PATTERN}`;
/** Words of all languages with the English ones. Longer ones are first: “bis zu” begins with “bis”. */
const sortByLength = (words: readonly Readonly<Record<string, string>>[]): [string, string][] =>
  words.flatMap((each) => Object.entries(each)).sort(([one], [other]) => other.length - one.length);
const LEADING = sortByLength(FIGURE_WORDS.map(({ leading }) => leading));
const UNIT_WORDS = sortByLength(FIGURE_WORDS.map(({ units }) => units));
const RANGES = FIGURE_WORDS.map(({ range }) => range);
const WORDS = new Map(
  [...LEADING, ...UNIT_WORDS, ...RANGES.map((word) => [word, "to"] as const)].map(([word, english]) => [
    word.toLowerCase(),
    english,
  ]),
);
/** Leading words that say that a figure is rounded or a limit. */
const ROUNDED = ["about", "up to"];
const RANGE = [...RANGES.map((word) => ` ${word} `), "×", " × "].join("|");
/** A number, with a degree sign for an angle. */
const PART = `${NUMBER}(?:°(?!C))?`;
const UNITS = [
  ...["kg", "GB", "nm", "°C", "mm", "cm", "m²", "m", "GHz", "K", "s", "min"],
  ...UNIT_WORDS.map(([word]) => word),
];

/**
 * A pattern for the units of figures.
 * @param siteUnits units of quantities that only the site names, separated by spaces: `bar kW`
 */
export const unitsPattern = oncePerText((siteUnits): string => {
  const units = [...UNITS, ...siteUnits.split(" ").filter(Boolean)];
  return units
    .sort((one, other) => other.length - one.length)
    .map(escapeRegExp)
    .join("|");
});

const figurePattern = oncePerText(
  (siteUnits) =>
    new RegExp(
      [
        // A rate is one figure: 500 m² in 70 min.
        `${NUMBER} m² (?:in|take) ${NUMBER} min\\b`,
        `(?:(?<!\\p{L})(?:${LEADING.map(([word]) => word).join("|")}) |±)?(?<![\\w.,–−-])${PART}(?:(?:${RANGE})${PART})*(?: HDR)?(?: ?(${unitsPattern(siteUnits)})(?![\\w²]))?`,
      ].join("|"),
      "giu",
    ),
);
const WORD = new RegExp(
  `(?<!\\p{L})(?:${[...WORDS.keys()].sort((one, other) => other.length - one.length).join("|")})(?!\\p{L})`,
  "gu",
);
const LEADING_ROUNDED = new RegExp(
  `^(?:${LEADING.flatMap(([word, english]) => (ROUNDED.includes(english) ? [word] : [])).join("|")}) `,
  "i",
);

/** Forms that texts also use for things other than devices: rooms, distances, times. See `isSameQuantity`. */
const GENERIC_FORMS = new Set([
  ...["#", "#°", "# m", "# m²", "# cm", "# mm", "# s", "# min", "# hours", "# to #", "# %", "#%"],
]);

/**
 * All figures in a text, in their order.
 * @param siteUnits units of quantities that only the site names, separated by spaces: `bar kW`
 */
export function findFigures(text: string, siteUnits = ""): Figure[] {
  return [...text.replaceAll("\u00a0", " ").matchAll(figurePattern(siteUnits))].map(([text, unit = ""]) => {
    const toEnglish = (part: string): string => part.toLowerCase().replace(WORD, (word) => WORDS.get(word) ?? word);
    const form = toEnglish(text.replace(new RegExp(NUMBER, "g"), "#"))
      .replace(" take ", " in ")
      .replace(" hdr", "");
    return {
      text,
      form,
      bareForm: form.replace(LEADING_ROUNDED, ""),
      numbers: (text.match(new RegExp(NUMBER, "g")) ?? []).map((number) => number.replace("−", "-")),
      unit: toEnglish(unit),
      hasSiteUnit: siteUnits.toLowerCase().split(" ").includes(unit.toLowerCase()) && unit !== "",
    };
  });
}

/** Whether a figure can describe anything, such as `# m`. `# kg` and `about # s` always describe a device. */
export function isGenericFigure({ form }: Figure): boolean {
  return GENERIC_FORMS.has(form);
}

/**
 * Whether two figures state the same quantity, for example a weight, or a time per point. Generic figures must also have
 * the same leading word: `about # s` and `# s` differ.
 */
export function isSameQuantity(one: Figure, other: Figure): boolean {
  return GENERIC_FORMS.has(one.bareForm) ? one.form === other.form : one.bareForm === other.bareForm;
}

/** Whether a figure equals another or is a part of it: `500 m²` is a part of `500 m² in 70 min`. */
export function containsFigure(figure: Figure, part: Figure): boolean {
  return containsWord(figure.text, part.text.replace(LEADING_ROUNDED, ""));
}

/** Whether a text contains words as whole words, not as a part of longer ones. */
export function containsWord(text: string, word: string): boolean {
  return text.includes(word) && new RegExp(`(?<![\\w.,−-])${escapeRegExp(word)}(?![\\w²-])`).test(text);
}

/** Splits a text at tags, line breaks and middle dots, and after `.`, `!`, `?`, `;` and `:`. */
export function splitSentences(text: string): string[] {
  return text.split(/<[^>]*>|(?<=[.!?;:])\s+|\s·\s|\n/).filter((part) => part.trim() !== "");
}
