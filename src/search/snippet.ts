/** A passage is about this many characters long: three lines on a phone's screen and a half. */
const LONGEST = 280;

/**
 * The sentences of a text that hold most of the words looked for, as they
 * stand one after another; the whole text when it is short.
 * @param found tells whether a word as it is written was looked for
 */
export function snippetOf(text: string, found: (sentence: string) => number): string {
  if (text.length <= LONGEST) return text;
  const sentences = text.match(/.+?(?:[.!?:](?=\s|$)|$)\s*/gs) ?? [text];
  const scores = sentences.map(found);
  let best = { score: -1, passage: "" };
  for (let first = 0; first < sentences.length; first += 1) {
    let passage = "";
    let score = 0;
    for (let index = first; index < sentences.length; index += 1) {
      const longer = passage + (sentences[index] ?? "");
      if (passage !== "" && longer.length > LONGEST) break;
      passage = longer;
      score += scores[index] ?? 0;
    }
    if (score > best.score) best = { score, passage };
  }
  return shortened(best.passage.trim());
}

/** A single sentence may be longer than a passage: it ends at a word, with an ellipsis. */
function shortened(passage: string): string {
  if (passage.length <= LONGEST) return passage;
  return `${passage.slice(0, passage.lastIndexOf(" ", LONGEST))} …`;
}
