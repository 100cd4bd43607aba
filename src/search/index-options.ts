import MiniSearch, { type Options } from "minisearch";
import type { SearchWords } from "@capture/domain/languages/language-rules";
import type { SearchDocument } from "./document";
import { createTerms, type Terms } from "./terms";

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
