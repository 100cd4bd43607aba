import { UNITS } from "../domain/units";
import { foldText } from "./fold-text";

/** Words that say nothing of what is asked for. */
const STOP_WORDS = new Set(
  `a about after all also am an and any are as at available be been best better but by can could did do does doing done
  explain for from get give go good got had has have he hello help her here hi his how i if in info information into is
  it its just know let life like many may me more most much must my need no not of off on one only or our out please
  possible recommend s same shall she should show so some such t tell than thank thanks that the their them then there
  these they thing things this those to too us use used using very want was way we well were what whats when where
  whether which while who why will with without work working would yes you your device devices`.split(/\s+/),
);

/**
 * One word for several that ask for the same. Both the index and the question
 * are read through it.
 */
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
/** A figure with its unit, `0.5 mm`, or a word; `8192×4096` is one. */
const WORD = new RegExp(`(${NUMBER})[ -]?(${UNITS.map(foldText).join("|")})(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}×]+`, "gu");

/** A word as it is written, in lower case; of a figure with its unit also both by themselves. */
export interface Word {
  /** `1cm` for `1 cm`, `wifi` for `Wi-Fi`. */
  readonly token: string;
  readonly parts: readonly string[] | undefined;
}

/** Words of a text in their order. */
export function splitWords(text: string): Word[] {
  const folded = foldText(text)
    .replace(/wi-fi/g, "wifi")
    .replace(/set up/g, "setup");
  return [...folded.matchAll(WORD)].map(([word, figure, unit]) =>
    figure !== undefined && unit !== undefined
      ? { token: figure + unit, parts: [...figure.split(/[.,]/), unit] }
      : { token: word, parts: undefined },
  );
}

/** The words by which a text is found. */
export const tokenize = (text: string): string[] =>
  splitWords(text).flatMap(({ token, parts = [] }) => [...parts, token]);

/** The word by which another is looked up, or null when it is passed over. */
export function toTerm(token: string): string | null {
  if (STOP_WORDS.has(token)) return null;
  const known = SYNONYMS.get(token);
  if (known !== undefined) return known;
  const stem = toStem(token);
  return SYNONYMS.get(stem) ?? stem;
}

/** Whether a word is a figure, such as `100cm`: a misspelt one would be another figure. */
export const isFigure = (word: string): boolean => /^\d/.test(word);

/** The word without the endings of several and of doing; rough, but the same for index and question. */
function toStem(token: string): string {
  // `100ms` is not a plural.
  if (token.length < MIN_STEM_LENGTH || isFigure(token)) return token;
  if (token.endsWith("ies")) return `${token.slice(0, -3)}y`;
  const single = token.endsWith("s") && !token.endsWith("ss") ? token.slice(0, -1) : token;
  return single.length > MIN_STEM_LENGTH + 1 ? single.replace(/ing$/, "") : single;
}

/** Counts how many of these terms a sentence has. */
export function createTermCounter(terms: readonly string[]): (sentence: string) => number {
  const found = new Set(terms);
  return (sentence) =>
    new Set(
      tokenize(sentence)
        .map(toTerm)
        .filter((term) => term !== null && found.has(term)),
    ).size;
}
