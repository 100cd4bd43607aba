import type { SearchWords } from "@capture/domain/languages/language-rules";
import { NO_BREAK_UNITS } from "@capture/domain/units";
import { foldText } from "./fold-text";
import { spellOut, withoutMarks } from "./marks";

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

/** Splits texts of a language into words, and converts words to the terms of the index. */
export interface Terms {
  /** Whether the language joins words to compounds. */
  readonly hasCompounds: boolean;
  /** Splits a text into words, in their order. */
  splitWords(text: string): Word[];
  /** Splits a text into the tokens of the index. */
  tokenize(text: string): string[];
  /** Takes the endings off a word. */
  toStem(word: string): string;
  /** Converts a token to its term, or null for a stop word. */
  toTerm(token: string): string | null;
  /** The terms under which a token is found: `mängel` as `mangel` and `maengel`. */
  toIndexTerms(token: string): string[];
  /** Creates a function that counts how many of these terms a sentence contains. */
  createTermCounter(terms: readonly string[]): (sentence: string) => number;
}

/** Whether a word starts with a digit, such as `100cm`. Fuzzy matching would turn it into a different figure. */
export const isFigure = (word: string): boolean => /^\d/.test(word);

/** Creates the terms of a language from its words. */
export function createTerms({ stopWords, synonyms, spellings, endings, hasCompounds }: SearchWords): Terms {
  const stopped = new Set(stopWords.split(/\s+/).flatMap((word) => [withoutMarks(word), spellOut(word)]));
  const patterns = endings.map(([pattern, replacement]) => [new RegExp(pattern, "u"), replacement] as const);
  // `100ms` is not a plural.
  const toStem = (word: string): string =>
    isFigure(word) ? word : patterns.reduce((stem, [pattern, replacement]) => stem.replace(pattern, replacement), word);
  const synonymTerms = new Map(
    Object.entries(synonyms).flatMap(([word, others]) =>
      others
        .split(" ")
        .flatMap((other) => [withoutMarks(other), spellOut(other)])
        .map((other) => [other, toStem(withoutMarks(word))] as const),
    ),
  );
  const plainTerm = (word: string): string | null => {
    if (stopped.has(word)) return null;
    const stem = toStem(word);
    return synonymTerms.get(word) ?? synonymTerms.get(stem) ?? stem;
  };
  const splitWords = (text: string): Word[] => {
    const folded = Object.entries(spellings).reduce((each, [from, to]) => each.replaceAll(from, to), foldText(text));
    return [...folded.matchAll(WORD)].map(([word, number, unit]) =>
      number !== undefined && unit !== undefined
        ? { token: number + unit, parts: [...number.split(/[.,]/), unit] }
        : { token: word, parts: undefined },
    );
  };
  const tokenize = (text: string): string[] => splitWords(text).flatMap(({ token, parts = [] }) => [...parts, token]);
  const toTerm = (token: string): string | null => plainTerm(withoutMarks(token));
  return {
    hasCompounds,
    toStem,
    splitWords,
    tokenize,
    toTerm,
    toIndexTerms: (token) => [...new Set([toTerm(token), plainTerm(spellOut(token))])].filter((term) => term !== null),
    createTermCounter(terms) {
      const known = new Set(terms);
      const knownIn = (term: string): string[] =>
        hasCompounds ? terms.filter((each) => term.includes(each)) : [term].filter((each) => known.has(each));
      return (sentence) => new Set(tokenize(sentence).flatMap((token) => knownIn(toTerm(token) ?? ""))).size;
    },
  };
}
