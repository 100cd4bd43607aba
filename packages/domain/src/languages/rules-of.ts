import { ENGLISH } from "./en";
import { GERMAN } from "./de";
import type { LanguageRules } from "./language-rules";

/** A language without rules: words are compared as they are. */
const UNKNOWN: LanguageRules = {
  letters: "",
  termEndings: "",
  hasExactAbbreviations: false,
  search: { stopWords: "", synonyms: {}, spellings: {}, endings: [], hasCompounds: false },
};

const RULES: Readonly<Record<string, LanguageRules>> = { en: ENGLISH, de: GERMAN };

/** The words of figures in all languages, because the check also reads texts of other companies. */
export const FIGURE_WORDS = Object.values(RULES).flatMap(({ figures }) => figures ?? []);

/**
 * The rules of a language.
 * @param locale a language such as `de`, or a locale such as `de-DE`
 */
export const rulesOf = (locale: string): LanguageRules => RULES[locale.split("-")[0] ?? ""] ?? UNKNOWN;
