import type { Options } from "minisearch";
import type { SearchDocument } from "./document";
import { isFigure, toTerm, tokenize } from "./terms";

/** Words up to this length match only exactly: `pro` does not match `process`. */
const MAX_EXACT_LENGTH = 4;
/** In longer words, the share of letters that may differ from the query. */
const FUZZINESS = 0.2;

/** Options of the index. The build and the browser must use the same options. */
export const indexOptions: Options<SearchDocument> = {
  fields: ["title", "text", "about"],
  storeFields: ["kind", "title", "text", "source", "to"],
  tokenize,
  processTerm: toTerm,
  searchOptions: {
    boost: { title: 3, about: 1.5 },
    prefix: (term) => term.length > MAX_EXACT_LENGTH,
    fuzzy: (term) => (term.length > MAX_EXACT_LENGTH && !isFigure(term) ? FUZZINESS : false),
    weights: { prefix: 0.4, fuzzy: 0.25 },
  },
};
