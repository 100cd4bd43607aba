import type { SearchOptions } from "minisearch";
import { foldText } from "./fold-text";
import type { OpenIndex } from "./index-options";

/** Minimum length of the parts of a compound. Shorter parts would match by chance. */
const MIN_PART_LENGTH = 3;

/** Options for a search with the words of `normalizeQuestion`, joined by spaces: they are not tokenized again. */
export const questionSearchOptions: SearchOptions = { tokenize: (words) => words.split(" ") };

/**
 * Splits a question into words, in the spelling that most documents use: `pointcloud` and `point-cloud` become
 * `point cloud`, `doll house` becomes `dollhouse`, and `1 cm` becomes the single word `1cm`.
 */
export function normalizeQuestion(open: OpenIndex, question: string): string[] {
  const words = open.terms
    .splitWords(question)
    .flatMap(({ token, parts }) => (parts && countDocuments(open, token) === 0 ? parts : [token]))
    .flatMap((word) => splitWord(open, word));
  return words.reduce<string[]>((result, word) => {
    const previous = result.at(-1);
    return previous !== undefined && isCompound(open, previous, word)
      ? [...result.slice(0, -1), previous + word]
      : [...result, word];
  }, []);
}

/** Whether more documents contain two words joined than separate. Stop words are not joined: `a part` is not `apart`. */
function isCompound(open: OpenIndex, first: string, second: string): boolean {
  if (open.terms.toTerm(first) === null || open.terms.toTerm(second) === null) return false;
  return countDocuments(open, first + second) > countDocumentsWithPair(open, first, second);
}

/** Splits a compound if more documents contain its parts as separate words. */
function splitWord(open: OpenIndex, word: string): string[] {
  if (open.terms.toTerm(word) === null) return [word];
  const joined = countDocuments(open, word);
  for (let end = MIN_PART_LENGTH; end <= word.length - MIN_PART_LENGTH; end += 1) {
    const parts = [word.slice(0, end), word.slice(end)] as const;
    if (countDocumentsWithPair(open, ...parts) > joined) return [...parts];
    if (joined === 0 && isNewCompound(open, parts)) return [...parts];
  }
  return [word];
}

/** Whether a word that no document contains is made of two that documents contain: “Exportformate”. */
const isNewCompound = (open: OpenIndex, parts: readonly string[]): boolean =>
  open.terms.hasCompounds && parts.every((part) => part.length > MIN_PART_LENGTH && countDocuments(open, part) > 0);

function countDocuments(open: OpenIndex, word: string): number {
  return open.terms.toTerm(word) === null
    ? 0
    : open.index.search(word, { ...questionSearchOptions, prefix: false, fuzzy: false }).length;
}

/** A word without its ending, if the language has a rule for it: “room” for “rooms”. */
function withoutEnding(open: OpenIndex, word: string): string {
  const stem = open.terms.toStem(word);
  return word.startsWith(stem) ? stem : word;
}

/** Counts the documents in which two words are next to each other. The second word may have an ending or be incomplete. */
function countDocumentsWithPair(open: OpenIndex, first: string, second: string): number {
  if (open.terms.toTerm(first) === null || open.terms.toTerm(second) === null || countDocuments(open, first) === 0)
    return 0;
  const spellings = [" ", "-"].map((separator) => first + separator + withoutEnding(open, second));
  const hits = open.index.search(`${first} ${second}`, {
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
