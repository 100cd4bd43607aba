import type { Options } from "minisearch";
import type { SearchDocument } from "./document";
import { isFigure, toTerm, tokenize } from "./terms";

/** Words of this length and shorter are taken as they are: `pro` is not `process`. */
const MAX_EXACT_LENGTH = 4;
/** How much of a longer word may be misspelt. */
const FUZZINESS = 0.2;

/** How the index is made and read; the build and the browser must agree on it. */
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
