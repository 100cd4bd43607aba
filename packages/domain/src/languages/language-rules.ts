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

/** Words of figures, each with the English one by which figures are compared. */
export interface FigureWords {
  /** Words before a figure that are a part of it: “about”. */
  readonly leading: Readonly<Record<string, string>>;
  /** The word between the numbers of a range: “to”. */
  readonly range: string;
  /** Units that are words: “hours”. */
  readonly units: Readonly<Record<string, string>>;
}

/** What the build needs to know of a language. Only the build imports it: pages must not contain words of other languages. */
export interface LanguageRules {
  /** Letters and quotation marks that English lacks. The fonts of the first screen contain them. */
  readonly letters: string;
  /** The endings that a glossary term may have in a text, as a pattern. */
  readonly termEndings: string;
  /** Whether abbreviations are terms only in capitals and without these endings: in German, “las” and “Laser” are not LAS. */
  readonly hasExactAbbreviations: boolean;
  /** Verbs and adverbs that announce something, as a pattern. Without it, only quarters are found. */
  readonly announcements?: string;
  /** Abbreviations whose period does not end a sentence, as a pattern. */
  readonly abbreviations?: string;
  readonly figures?: FigureWords;
  readonly search: SearchWords;
}
