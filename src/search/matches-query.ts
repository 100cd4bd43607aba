import { foldText } from "./fold-text";

const SEPARATORS = /[\s-]+/g;
const SPECIAL_CHARACTERS = /[\\^$.*+?()[\]{}|/]/g;

/**
 * Whether one of the texts contains the query, in any case. Whole words also match when they are joined or separated
 * differently: `pointcloud`, `point-cloud` and `point cloud`, `1cm` and `1 cm`.
 */
export function matchesQuery(query: string, texts: readonly string[]): boolean {
  const foldedQuery = foldText(query).trim();
  const words = wholeWordsPattern(foldedQuery);
  return texts.some((text) => {
    const folded = foldText(text);
    return folded.includes(foldedQuery) || words?.test(folded) === true;
  });
}

/** A pattern for a query as whole words, in singular or plural, joined or separated. Undefined if the query has no words. */
function wholeWordsPattern(query: string): RegExp | undefined {
  if (!/[\p{L}\p{N}]/u.test(query)) return undefined;
  const letters = [...query.replace(SEPARATORS, "")].map((letter) => letter.replace(SPECIAL_CHARACTERS, "\\$&"));
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])${letters.join("[\\s-]*")}s?(?![\\p{L}\\p{N}])`, "u");
}
