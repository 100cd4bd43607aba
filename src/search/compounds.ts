/** Minimum length of the parts of a compound. Shorter parts would match by chance. */
const MIN_PART_LENGTH = 4;
/** A part that no other text contains is longer. */
const MIN_UNKNOWN_LENGTH = 5;

/** What a language knows of a part of a compound: its term, or null for a stop word. */
type ToTerm = (part: string) => string | null;

/**
 * Creates a function that finds the terms of the parts of a compound: `laser` and `scan` for `laserscan`. A part is a word
 * that texts also contain alone; what remains of the word is the other part. Letters that join parts, as in
 * “Qualitätskontrolle”, stay with the first one, whose ending they are.
 * @param words all words of the texts
 */
export function createCompoundSplitter(words: ReadonlySet<string>, toTerm: ToTerm): (word: string) => string[] {
  const known = new Set([...words].map(toTerm));
  const isKnown = (part: string): boolean => toTerm(part) !== null && known.has(toTerm(part));
  const split = (word: string): string[] => {
    const pairs = Array.from({ length: Math.max(word.length - 2 * MIN_PART_LENGTH + 1, 0) }, (_, index) => {
      const end = index + MIN_PART_LENGTH;
      return [word.slice(0, end), word.slice(end)] as const;
    }).filter(([first]) => toTerm(first) !== null);
    const whole = pairs.filter(([first, second]) => isKnown(first) && isKnown(second));
    const half = pairs.filter(
      ([first, second]) => (isKnown(first) && second.length >= MIN_UNKNOWN_LENGTH) || isKnown(second),
    );
    return (whole.length > 0 ? whole : half).flatMap(([first, second]) => [first, second, ...split(second)]);
  };
  const terms = new Map<string, string[]>();
  return (word) => {
    const found = terms.get(word) ?? [...new Set(split(word).flatMap((part) => toTerm(part) ?? []))];
    terms.set(word, found);
    return found;
  };
}
