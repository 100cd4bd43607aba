/** Words and rules of a language for the search. The build writes them into the index files, which the browser reads. */
export interface SearchWords {
  /** Words that do not help to find a document, separated by spaces. */
  readonly stopWords: string;
  /** For each word of the index, the words that it replaces, separated by spaces. */
  readonly synonyms: Readonly<Record<string, string>>;
  /** Spellings that are replaced before a text is split: `wi-fi` by `wifi`. */
  readonly spellings: Readonly<Record<string, string>>;
  /** Endings that stems do not have, as patterns with their replacements, applied one after the other. */
  readonly endings: readonly (readonly [pattern: string, replacement: string])[];
  /** Whether words are joined to compounds, such as “Laserscan”, which are also found by their parts. */
  readonly hasCompounds: boolean;
}

/** What the build needs to know of a language. Only the build imports it: pages must not contain words of other languages. */
export interface LanguageRules {
  /** The endings that a glossary term may have in a text, as a pattern. */
  readonly termEndings: string;
  /** Whether abbreviations are terms only in capitals and without these endings: in German, “las” and “Laser” are not LAS. */
  readonly hasExactAbbreviations: boolean;
  /** Verbs and adverbs that announce something, as a pattern. Without it, only quarters are found. */
  readonly announcements?: string;
  readonly search: SearchWords;
}
