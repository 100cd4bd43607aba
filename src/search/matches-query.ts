import { foldText } from "./fold-text";

const SEPARATORS = /[\s-]+/g;
const SPECIAL_CHARACTERS = /[\\^$.*+?()[\]{}|/]/g;

/**
 * Whether a text is found in any of the others, in whatever case. Whole words are also found when they are joined or
 * separated in another way: `pointcloud`, `point-cloud` and `point cloud`, `1cm` and `1 cm`.
 */
export function matchesQuery(query: string, texts: readonly string[]): boolean {
  const wanted = foldText(query).trim();
  const words = wholeWordsPattern(wanted);
  return texts.some((text) => {
    const folded = foldText(text);
    return folded.includes(wanted) || words?.test(folded) === true;
  });
}

/** Finds a query as whole words, in singular or plural, wherever they are joined or separated. */
function wholeWordsPattern(query: string): RegExp | undefined {
  if (!/[\p{L}\p{N}]/u.test(query)) return undefined;
  const letters = [...query.replace(SEPARATORS, "")].map((letter) => letter.replace(SPECIAL_CHARACTERS, "\\$&"));
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])${letters.join("[\\s-]*")}s?(?![\\p{L}\\p{N}])`, "u");
}
