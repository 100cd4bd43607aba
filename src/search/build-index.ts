import MiniSearch from "minisearch";
import type { SearchDocument } from "./document";
import { indexOptions } from "./index-options";

/** Builds the index of all documents. The browser loads it as JSON. */
export function buildIndex(documents: readonly SearchDocument[]): MiniSearch<SearchDocument> {
  const index = new MiniSearch<SearchDocument>(indexOptions);
  index.addAll(documents);
  return index;
}
