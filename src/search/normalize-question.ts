import type MiniSearch from "minisearch";
import type { SearchOptions } from "minisearch";
import type { SearchDocument } from "./document";
import { foldText } from "./fold-text";
import { toTerm, splitWords } from "./terms";

/** Minimum length of the parts of a compound. Shorter parts would match by chance. */
const MIN_PART_LENGTH = 3;

type Index = MiniSearch<SearchDocument>;

/** Options for a search with the words of `normalizeQuestion`, joined by spaces: they are not tokenized again. */
export const questionSearchOptions: SearchOptions = { tokenize: (words) => words.split(" ") };

/**
 * Splits a question into words, in the spelling that most documents use: `pointcloud` and `point-cloud` become
 * `point cloud`, `doll house` becomes `dollhouse`, and `1 cm` becomes the single word `1cm`.
 */
export function normalizeQuestion(index: Index, question: string): string[] {
  const words = splitWords(question)
    .flatMap(({ token, parts }) => (parts && countDocuments(index, token) === 0 ? parts : [token]))
    .flatMap((word) => splitWord(index, word));
  return words.reduce<string[]>((result, word) => {
    const previous = result.at(-1);
    return previous !== undefined && isCompound(index, previous, word)
      ? [...result.slice(0, -1), previous + word]
      : [...result, word];
  }, []);
}

/** Whether more documents contain two words joined than separate. Stop words are not joined: `a part` is not `apart`. */
function isCompound(index: Index, first: string, second: string): boolean {
  if (toTerm(first) === null || toTerm(second) === null) return false;
  return countDocuments(index, first + second) > countDocumentsWithPair(index, first, second);
}

/** Splits a compound if more documents contain its parts as separate words. */
function splitWord(index: Index, word: string): string[] {
  if (toTerm(word) === null) return [word];
  const joined = countDocuments(index, word);
  for (let end = MIN_PART_LENGTH; end <= word.length - MIN_PART_LENGTH; end += 1) {
    const parts = [word.slice(0, end), word.slice(end)] as const;
    if (countDocumentsWithPair(index, ...parts) > joined) return [...parts];
  }
  return [word];
}

function countDocuments(index: Index, word: string): number {
  return toTerm(word) === null
    ? 0
    : index.search(word, { ...questionSearchOptions, prefix: false, fuzzy: false }).length;
}

/** Counts the documents in which two words are next to each other. The second word may be a plural or incomplete. */
function countDocumentsWithPair(index: Index, first: string, second: string): number {
  if (toTerm(first) === null || toTerm(second) === null || countDocuments(index, first) === 0) return 0;
  const spellings = [" ", "-"].map((separator) => first + separator + second.replace(/s$/, ""));
  const hits = index.search(`${first} ${second}`, {
    ...questionSearchOptions,
    combineWith: "AND",
    prefix: (_term, position) => position === 1,
    fuzzy: false,
  });
  return hits.filter(({ title, text }) => {
    const folded = foldText(`${title as string} ${text as string}`);
    return spellings.some((spelling) => folded.includes(spelling));
  }).length;
}
