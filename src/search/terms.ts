import { NO_BREAK_UNITS } from "../domain/units";
import { foldText } from "./fold-text";

/** Words that do not help to find a document. */
const STOP_WORDS = new Set(
  `a about after all also am an and any are as at available be been best better but by can could did do does doing done
  explain for from get give go good got had has have he hello help her here hi his how i if in info information into is
  it its just know let life like many may me more most much must my need no not of off on one only or our out please
  possible recommend s same shall she should show so some such t tell than thank thanks that the their them then there
  these they thing things this those to too us use used using very want was way we well were what whats when where
  whether which while who why will with without work working would yes you your device devices`.split(/\s+/),
);

/** For each synonym, the word that replaces it in the index and in questions. The keys below are those words. */
const SYNONYMS = new Map(
  Object.entries({
    weight: "weigh weighs heavy mass kg kilo kilos kilogram kilograms",
    wifi: "wlan wireless wi-fi",
    battery: "lifetime endurance runtime accu",
    charge: "recharge",
    dimension: "big tall wide",
    temperature: "cold hot warm freezing frost celsius winter summer heat degrees",
    storage: "memory disk",
    range: "far reach",
    accuracy: "accurate precise exact",
    resolution: "pixel pixels megapixel megapixels",
    time: "long quick quickly fast",
    difference: "differ differs different compare comparison versus vs",
    share: "sharing send publish embed",
    export: "download",
    format: "file files filetype filetypes",
    repair: "broken defect defective damaged fix",
    setup: "set-up install installing",
    position: "gps gnss",
    web: "website",
    app: "application applications apps",
    api: "rest apis",
  }).flatMap(([word, others]) => others.split(" ").map((other) => [other, word] as const)),
);

const MIN_STEM_LENGTH = 4;

const NUMBER = "\\d+(?:[.,]\\d+)*";
/** A number with its unit, `0.5 mm`, or a word, `8192×4096`. */
const WORD = new RegExp(
  `(${NUMBER})[ -]?(${NO_BREAK_UNITS.map(foldText).join("|")})(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}×]+`,
  "gu",
);

/** A word in lower case. A number with its unit is one word, with the number and the unit as its parts. */
export interface Word {
  /** `1cm` for `1 cm`, `wifi` for `Wi-Fi`. */
  readonly token: string;
  readonly parts: readonly string[] | undefined;
}

/** Splits a text into words, in their order. */
export function splitWords(text: string): Word[] {
  const folded = foldText(text)
    .replace(/wi-fi/g, "wifi")
    .replace(/set up/g, "setup");
  return [...folded.matchAll(WORD)].map(([word, number, unit]) =>
    number !== undefined && unit !== undefined
      ? { token: number + unit, parts: [...number.split(/[.,]/), unit] }
      : { token: word, parts: undefined },
  );
}

/** Splits a text into the tokens of the index. */
export const tokenize = (text: string): string[] =>
  splitWords(text).flatMap(({ token, parts = [] }) => [...parts, token]);

/** Converts a token to its term in the index, or null for a stop word. */
export function toTerm(token: string): string | null {
  if (STOP_WORDS.has(token)) return null;
  const synonym = SYNONYMS.get(token);
  if (synonym !== undefined) return synonym;
  const stem = toStem(token);
  return SYNONYMS.get(stem) ?? stem;
}

/** Whether a word starts with a digit, such as `100cm`. Fuzzy matching would turn it into a different figure. */
export const isFigure = (word: string): boolean => /^\d/.test(word);

/** Removes the endings of plurals and of -ing forms. Imprecise stems do no harm, because index and questions share them. */
function toStem(token: string): string {
  // `100ms` is not a plural.
  if (token.length < MIN_STEM_LENGTH || isFigure(token)) return token;
  if (token.endsWith("ies")) return `${token.slice(0, -3)}y`;
  const single = token.endsWith("s") && !token.endsWith("ss") ? token.slice(0, -1) : token;
  return single.length > MIN_STEM_LENGTH + 1 ? single.replace(/ing$/, "") : single;
}

/** Creates a function that counts how many of these terms a sentence contains. */
export function createTermCounter(terms: readonly string[]): (sentence: string) => number {
  const known = new Set(terms);
  return (sentence) =>
    new Set(
      tokenize(sentence)
        .map(toTerm)
        .filter((term) => term !== null && known.has(term)),
    ).size;
}
