import type { Entry } from "../check/collection";
import type { JsonFile } from "../check/json-file";
import type { Schemas } from "../model/schemas";
import { compareNumbers, compareParts, isSameInAllLanguages } from "./numbers";
import { hashText, sourcesOf, textsOf, translatedTexts, type Text } from "./texts";

/** A translated text with the text from which it was translated. */
export interface Pair {
  source: Text;
  translation: Text;
}

/** What a translated file has and lacks, compared with its source. */
export interface Comparison {
  /** Texts that are translated from their present source. */
  translated: Pair[];
  /** Texts whose source has changed since they were translated. */
  stale: Pair[];
  /** Texts of the source that are not translated, except figures that need no translation. */
  missing: Text[];
  /** Translated texts that the source does not have. */
  superfluous: Text[];
}

/**
 * Compares a source with its translation.
 * @param file the translation; without it, all texts are missing
 */
export function compareTexts(source: Entry, file: JsonFile | undefined, schemas: Schemas): Comparison {
  const sources = textsOf(source, schemas);
  const translations = translatedTexts(file?.value);
  const hashes = sourcesOf(file?.value);
  const pairs = [...sources.values()].flatMap((text): Pair[] => {
    const translation = translations.get(text.key);
    return translation ? [{ source: text, translation }] : [];
  });
  const isCurrent = ({ source: { key, text } }: Pair): boolean => hashes[key] === hashText(text);
  return {
    translated: pairs.filter(isCurrent),
    stale: pairs.filter((pair) => !isCurrent(pair)),
    missing: [...sources.values()].filter(({ key, text }) => !translations.has(key) && !isSameInAllLanguages(text)),
    superfluous: [...translations.values()].filter(({ key }) => !sources.has(key)),
  };
}

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
