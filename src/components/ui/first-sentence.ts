/** A longer sentence fills more than five lines of a phone. */
const MAX_CHARACTERS = 120;
/** Words whose full stop does not end a sentence, and initials: `No. 5`, `J. Hill`; a unit’s may: `70 m.` */
const ABBREVIATIONS = /(?:^|[\s(])(?:\p{Lu}|\p{L}\.\p{L}|approx|etc|vs|[DM]rs?|[Ff]ig|No)\.$/u;
/** An end of a sentence that another one follows; `2.9 kg` and `.e57` have none. */
const ENDS = /[.!?]+[”’")\]]*(?=\s+[\p{Lu}\p{N}“‘"(])/gu;

/**
 * The first sentence of a text, if it is short enough for the display face, and the rest. By rule and not by
 * `Intl.Segmenter`, which Firefox before 125 lacks: the browser must find the same sentence as the build.
 */
export function splitFirstSentence(text: string): [first: string, rest: string] {
  const end =
    [...text.matchAll(ENDS)]
      .map(({ index, 0: mark }) => index + mark.length)
      .find((place) => !ABBREVIATIONS.test(text.slice(0, place))) ?? text.length;
  return end > MAX_CHARACTERS ? ["", text] : [text.slice(0, end), text.slice(end).trim()];
}
