import type { SearchOptions } from "minisearch";
import { isFigure } from "./terms";

/** How a search finds and orders its documents. */
interface Ranking {
  /** Factors for words in these fields. */
  readonly boost: Readonly<Record<string, number>>;
  /** Words up to this length match only exactly: `pro` does not match `process`. */
  readonly maxExactLength: number;
  /** In longer words, the share of letters that may differ from the query. */
  readonly fuzziness: number;
  /** Share of the best result's score that a further result needs. */
  readonly minScoreShare: number;
}

/** A question is complete, and a wrong answer is worse than none. */
export const HELP_RANKING: Ranking = {
  boost: { title: 3, about: 1.5 },
  maxExactLength: 4,
  fuzziness: 0.2,
  minScoreShare: 0.45,
};

/** Visitors of the site search type few words, often incomplete, and choose from a list. */
export const SITE_RANKING: Ranking = {
  boost: { title: 5, about: 2 },
  maxExactLength: 3,
  fuzziness: 0.25,
  minScoreShare: 0.12,
};

/** The options of MiniSearch for a ranking. */
export const rankingOptions = ({ boost, maxExactLength, fuzziness }: Ranking) =>
  ({
    boost,
    prefix: (term) => term.length > maxExactLength,
    fuzzy: (term) => (term.length > maxExactLength && !isFigure(term) ? fuzziness : false),
    weights: { prefix: 0.4, fuzzy: 0.25 },
  }) satisfies SearchOptions;
