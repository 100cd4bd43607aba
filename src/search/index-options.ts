import MiniSearch, { type Options } from "minisearch";
import type { SearchDocument } from "./document";
import type { SearchWords } from "../domain/languages/language-rules";
import { createTerms, isFigure, type Terms } from "./terms";

/** Words up to this length match only exactly: `pro` does not match `process`. */
const MAX_EXACT_LENGTH = 4;
/** In longer words, the share of letters that may differ from the query. */
const FUZZINESS = 0.2;

/** An index with the words of its language, as the build writes it. */
export interface SearchFile {
  readonly words: SearchWords;
  /** A MiniSearch index as JSON. */
  readonly index: string;
}

/** The fields of a document whose words are indexed. */
export const INDEXED_FIELDS = ["title", "text", "about"] as const;

/** Options of the index. The build and the browser must use the same options. */
export const indexOptions = ({ tokenize, toTerm }: Terms): Options<SearchDocument> => ({
  fields: [...INDEXED_FIELDS],
  storeFields: ["kind", "title", "text", "source", "to"],
  tokenize,
  processTerm: toTerm,
  searchOptions: {
    boost: { title: 3, about: 1.5 },
    prefix: (term) => term.length > MAX_EXACT_LENGTH,
    fuzzy: (term) => (term.length > MAX_EXACT_LENGTH && !isFigure(term) ? FUZZINESS : false),
    weights: { prefix: 0.4, fuzzy: 0.25 },
  },
});

/** An index with the terms of its language. */
export interface OpenIndex {
  readonly index: MiniSearch<SearchDocument>;
  readonly terms: Terms;
}

/** Opens an index that the build wrote. */
export function openIndex({ words, index }: SearchFile): OpenIndex {
  const terms = createTerms(words);
  return { index: MiniSearch.loadJSON<SearchDocument>(index, indexOptions(terms)), terms };
}
