import MiniSearch from "minisearch";
import type { SearchDocument } from "./document";
import { indexOptions } from "./index-options";

/** The index over all documents; as JSON it is what the browser loads. */
export function buildIndex(documents: readonly SearchDocument[]): MiniSearch<SearchDocument> {
  const index = new MiniSearch<SearchDocument>(indexOptions);
  index.addAll(documents);
  return index;
}
