/** In the heading font, a longer sentence takes more than five lines on a phone. */
const MAX_HEADING_CHARACTERS = 120;
/** Punctuation between two sentences. The periods in `2.9 kg` and `.e57` do not match, and neither do those of
 * abbreviations and initials, which the build joins to the next word with a no-break space (`keepAbbreviations`). */
const SENTENCE_END = /[.!?]+[”’")\]]*(?=[^\S\u00a0]+[\p{Lu}\p{N}“‘"(])/u;

/**
 * Splits a text after its first sentence. The first part is empty when that sentence is too long.
 * @param maxCharacters by default those that fit in the heading font
 * `Intl.Segmenter` is not an option: Firefox before 125 lacks it, and browser and build must split at the same place.
 */
export function splitFirstSentence(
  text: string,
  maxCharacters = MAX_HEADING_CHARACTERS,
): [first: string, rest: string] {
  const match = SENTENCE_END.exec(text);
  const end = match ? match.index + match[0].length : text.length;
  return end > maxCharacters ? ["", text] : [text.slice(0, end), text.slice(end).trim()];
}
