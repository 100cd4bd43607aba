import { closest, distance } from "fastest-levenshtein";

/** Returns ` (did you mean “title”?)` when one of the known words is similar, otherwise an empty string. */
export function didYouMean(word: string, known: readonly string[]): string {
  if (known.length === 0) return "";
  const best = closest(
    word.toLowerCase(),
    known.map((name) => name.toLowerCase()),
  );
  const original = known.find((name) => name.toLowerCase() === best) ?? best;
  const near = distance(word.toLowerCase(), best) <= Math.max(2, Math.floor(word.length / 3));
  return near ? ` (did you mean “${original}”?)` : "";
}
