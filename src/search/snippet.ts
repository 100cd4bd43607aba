/** About three and a half lines on a phone. */
const MAX_SNIPPET_LENGTH = 280;

/**
 * Selects the consecutive sentences of a text with the most search terms. A short text is returned unchanged.
 * @param countTerms counts the search terms in a sentence
 */
export function makeSnippet(text: string, countTerms: (sentence: string) => number): string {
  if (text.length <= MAX_SNIPPET_LENGTH) return text;
  const sentences = text.match(/.+?(?:[.!?:](?=\s|$)|$)\s*/gs) ?? [text];
  const scores = sentences.map(countTerms);
  let best = { score: -1, snippet: "" };
  for (let first = 0; first < sentences.length; first += 1) {
    let snippet = "";
    let score = 0;
    for (let index = first; index < sentences.length; index += 1) {
      const longer = snippet + (sentences[index] ?? "");
      if (snippet !== "" && longer.length > MAX_SNIPPET_LENGTH) break;
      snippet = longer;
      score += scores[index] ?? 0;
    }
    if (score > best.score) best = { score, snippet };
  }
  return shorten(best.snippet.trim());
}

/** Cuts a sentence that is longer than a snippet after a word, and adds an ellipsis. */
function shorten(snippet: string): string {
  if (snippet.length <= MAX_SNIPPET_LENGTH) return snippet;
  return `${snippet.slice(0, snippet.lastIndexOf(" ", MAX_SNIPPET_LENGTH))} …`;
}
