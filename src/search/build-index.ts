import MiniSearch from "minisearch";
import type { AnswerDocument } from "./document";
import { indexOptions } from "./index-options";

/** The index over all documents; as JSON it is what the browser loads. */
export function makeIndex(documents: readonly AnswerDocument[]): MiniSearch<AnswerDocument> {
  const index = new MiniSearch<AnswerDocument>(indexOptions);
  index.addAll(documents);
  return index;
}
