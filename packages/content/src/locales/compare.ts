import type { Entry } from "../check/collection";
import type { JsonFile } from "../check/json-file";
import type { Schemas } from "../model/schemas";
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
  /** Texts of the source that are not translated. */
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
    missing: [...sources.values()].filter(({ key }) => !translations.has(key)),
    superfluous: [...translations.values()].filter(({ key }) => !sources.has(key)),
  };
}
