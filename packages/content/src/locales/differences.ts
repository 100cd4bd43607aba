import type { Pair } from "./compare";
import { compareNumbers, compareParts } from "./numbers";

/** The locales of a source and of its translation, in whose formats their numbers are written. */
export interface Locales {
  source: string;
  translation: string;
}

/** What a translation has that its source has not, and the other way round; only words may differ. */
export interface Differences {
  addedNumbers: readonly string[];
  omittedNumbers: readonly string[];
  /** Placeholders such as `{brand}`, and HTML tags with their links. */
  addedParts: readonly string[];
  omittedParts: readonly string[];
}

const PARTS = /\{[^{}]*\}|<[^>]*>/g;

/** Compares the numbers, units, placeholders and tags of a text and its translation. */
export function findDifferences({ source, translation }: Pair, locales: Locales): Differences {
  const { added, omitted } = compareNumbers(
    { text: source.text, locale: locales.source },
    { text: translation.text, locale: locales.translation },
  );
  const [sourceParts, parts] = [source, translation].map(({ text }): string[] => text.match(PARTS) ?? []);
  const [addedParts, omittedParts] = compareParts(sourceParts ?? [], parts ?? [], Object.is);
  return { addedNumbers: added, omittedNumbers: omitted, addedParts, omittedParts };
}

/** Whether a translation has the numbers, placeholders and tags of its source. */
export const hasSameNumbers = (pair: Pair, locales: Locales): boolean =>
  Object.values(findDifferences(pair, locales)).every(({ length }) => length === 0);
