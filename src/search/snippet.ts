/** A snippet is about this many characters long: three lines on a phone's screen and a half. */
const MAX_LENGTH = 280;

/**
 * The sentences of a text that contain most of the words looked for, in
 * their order; the whole text when it is short.
 * @param found returns whether a word as it is written was looked for
 */
export function makeSnippet(text: string, found: (sentence: string) => number): string {
  if (text.length <= MAX_LENGTH) return text;
  const sentences = text.match(/.+?(?:[.!?:](?=\s|$)|$)\s*/gs) ?? [text];
  const scores = sentences.map(found);
  let best = { score: -1, snippet: "" };
  for (let first = 0; first < sentences.length; first += 1) {
    let snippet = "";
    let score = 0;
    for (let index = first; index < sentences.length; index += 1) {
      const longer = snippet + (sentences[index] ?? "");
      if (snippet !== "" && longer.length > MAX_LENGTH) break;
      snippet = longer;
      score += scores[index] ?? 0;
    }
    if (score > best.score) best = { score, snippet };
  }
  return shorten(best.snippet.trim());
}

/** A single sentence may be longer than a snippet: it ends at a word, with an ellipsis. */
function shorten(snippet: string): string {
  if (snippet.length <= MAX_LENGTH) return snippet;
  return `${snippet.slice(0, snippet.lastIndexOf(" ", MAX_LENGTH))} …`;
}
