import MiniSearch from "minisearch";
import { rulesOf } from "@capture/domain/languages/rules-of";
import { createCompoundSplitter } from "./compounds";
import type { SearchDocument } from "./document";
import { INDEXED_FIELDS, indexOptions, type SearchFile } from "./index-options";
import { createTerms } from "./terms";

/**
 * Builds the index of all documents, with the words of their language, which the browser needs for questions. Compounds
 * are also indexed by their parts. The browser loads the result as JSON.
 */
export function buildIndex(documents: readonly SearchDocument[], locale: string): SearchFile {
  const { search: words } = rulesOf(locale);
  const terms = createTerms(words);
  const texts = documents.flatMap((each) => INDEXED_FIELDS.map((field) => each[field]));
  const splitCompound = words.hasCompounds
    ? createCompoundSplitter(new Set(texts.flatMap(terms.tokenize)), terms.toTerm)
    : () => [];
  const index = new MiniSearch<SearchDocument>({
    ...indexOptions(terms),
    processTerm: (token) => [...new Set([...terms.toIndexTerms(token), ...splitCompound(token)])],
  });
  index.addAll(documents);
  return { words, index: JSON.stringify(index) };
}
