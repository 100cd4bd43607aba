import type { JsonObject, JsonValue } from "@capture/domain/lib/json-value";
import de from "../de.json";
import en from "../en.json";
import { mergeTexts } from "./merge-texts";

/** The engine's documents in one language, by the names of the files that override them: `labels/interface.json`. */
export type Words = Readonly<Record<string, JsonObject>>;

// TypeScript gives items of a list the fields of all others, as undefined, which JSON does not have.
const WORDS = { de, en } as unknown as Readonly<Record<string, Words>> & { readonly en: Words };

/** Whether the engine has its texts in a language. */
export const hasWords = (language: string): boolean => Object.hasOwn(WORDS, language);

/** The engine's documents in a language; in English if it does not have the language. */
export const wordsIn = (language: string): Words => (hasWords(language) ? WORDS[language] : undefined) ?? WORDS.en;

/**
 * A document as the site shows it: with the engine's texts in place of those that its file leaves out. A document that the
 * engine does not have is returned as it is.
 * @param name path of the file below data/
 * @param value the value of the file; `undefined` if there is none
 * @param language the language of the site
 */
export const completeTexts = (name: string, value: JsonValue | undefined, language: string): JsonValue | undefined =>
  mergeTexts(wordsIn(language)[name], value);
