/** A longer sentence takes more than five lines on a phone. */
const MAX_CHARACTERS = 120;
/** Initials, whose period does not end a sentence: `J. Hill`. Units in small letters can end one: `It reaches 70 m.`; a
 * single capital counts as an initial: `65 W.` */
const INITIALS = /(?:^|[\s(])(?:\p{Lu}|\p{L}\.\p{L})\.$/u;
/** Punctuation between two sentences. The periods in `2.9 kg` and `.e57` do not match, and neither do those of
 * abbreviations, which the build joins to the next word with a no-break space (`keepAbbreviations`). */
const SENTENCE_ENDS = /[.!?]+[”’")\]]*(?=[^\S\u00a0]+[\p{Lu}\p{N}“‘"(])/gu;

/**
 * Splits a text after its first sentence. The first part is empty when that sentence is too long for the heading font.
 * `Intl.Segmenter` is not an option: Firefox before 125 lacks it, and browser and build must split at the same place.
 */
export function splitFirstSentence(text: string): [first: string, rest: string] {
  const end =
    [...text.matchAll(SENTENCE_ENDS)]
      .map(({ index, 0: mark }) => index + mark.length)
      .find((index) => !INITIALS.test(text.slice(0, index))) ?? text.length;
  return end > MAX_CHARACTERS ? ["", text] : [text.slice(0, end), text.slice(end).trim()];
}
