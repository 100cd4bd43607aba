import { foldText } from "./fold-text";
import { spellOut, withoutMarks } from "./marks";

const SEPARATORS = /[\s-]+/g;
const SPECIAL_CHARACTERS = /[\\^$.*+?()[\]{}|/]/g;

/**
 * Whether one of the texts contains the query, in any case. Whole words also match when they are joined or separated
 * differently: `pointcloud`, `point-cloud` and `point cloud`, `1cm` and `1 cm`. Marks may be left out or spelled out:
 * `mangel` and `maengel` match `Mängel`.
 */
export function matchesQuery(query: string, texts: readonly string[]): boolean {
  const foldedQuery = withoutMarks(foldText(query).trim());
  const words = wholeWordsPattern(foldedQuery);
  return texts
    .map(foldText)
    .flatMap((text) => [withoutMarks(text), spellOut(text)])
    .some((text) => text.includes(foldedQuery) || words?.test(text) === true);
}

/** Endings of plurals and cases are at most this long in all languages of the site. */
const MAX_ENDING_LETTERS = 2;

/** A pattern for a query as whole words, with any ending, joined or separated. Undefined if the query has no words. */
function wholeWordsPattern(query: string): RegExp | undefined {
  if (!/[\p{L}\p{N}]/u.test(query)) return undefined;
  const letters = [...query.replace(SEPARATORS, "")].map((letter) => letter.replace(SPECIAL_CHARACTERS, "\\$&"));
  return new RegExp(
    `(?:^|[^\\p{L}\\p{N}])${letters.join("[\\s-]*")}\\p{L}{0,${MAX_ENDING_LETTERS}}(?![\\p{L}\\p{N}])`,
    "u",
  );
}
