import type MiniSearch from "minisearch";
import type { SearchOptions } from "minisearch";
import type { SearchDocument } from "./document";
import { foldText } from "./fold-text";
import { toTerm, splitWords } from "./terms";

/** A shorter part of a compound would be found by chance. */
const MIN_PART_LENGTH = 3;

type Index = MiniSearch<SearchDocument>;

/** For a search with words of `readQuestion`, joined by spaces: they are not read again. */
export const questionSearchOptions: SearchOptions = { tokenize: (words) => words.split(" ") };

/**
 * The words of a question in the spelling that most documents have: `pointcloud` and `point-cloud` become
 * `point cloud`, `doll house` becomes `dollhouse`, and `1 cm` the one word `1cm`.
 */
export function normalizeQuestion(index: Index, question: string): string[] {
  const words = splitWords(question)
    .flatMap(({ token, parts }) => (parts && documentsWith(index, token) === 0 ? parts : [token]))
    .flatMap((word) => splitWord(index, word));
  return words.reduce<string[]>((read, word) => {
    const before = read.at(-1);
    return before !== undefined && isJoined(index, before, word)
      ? [...read.slice(0, -1), before + word]
      : [...read, word];
  }, []);
}

/** Whether more documents have two words as one. Stop words stay apart: `a part` is not `apart`. */
function isJoined(index: Index, first: string, second: string): boolean {
  if (toTerm(first) === null || toTerm(second) === null) return false;
  return documentsWith(index, first + second) > documentsWithPair(index, first, second);
}

/** Both parts of a compound that more documents have apart, or the word itself. */
function splitWord(index: Index, word: string): string[] {
  if (toTerm(word) === null) return [word];
  const joined = documentsWith(index, word);
  for (let end = MIN_PART_LENGTH; end <= word.length - MIN_PART_LENGTH; end += 1) {
    const parts = [word.slice(0, end), word.slice(end)] as const;
    if (documentsWithPair(index, ...parts) > joined) return [...parts];
  }
  return [word];
}

function documentsWith(index: Index, word: string): number {
  return toTerm(word) === null
    ? 0
    : index.search(word, { ...questionSearchOptions, prefix: false, fuzzy: false }).length;
}

/** How many documents have one word right after another; the second may be a plural or still in the making. */
function documentsWithPair(index: Index, first: string, second: string): number {
  if (toTerm(first) === null || toTerm(second) === null || documentsWith(index, first) === 0) return 0;
  const spellings = [" ", "-"].map((separator) => first + separator + second.replace(/s$/, ""));
  const hits = index.search(`${first} ${second}`, {
    ...questionSearchOptions,
    combineWith: "AND",
    prefix: (_term, place) => place === 1,
    fuzzy: false,
  });
  return hits.filter(({ title, text }) => {
    const folded = foldText(`${title as string} ${text as string}`);
    return spellings.some((spelling) => folded.includes(spelling));
  }).length;
}
