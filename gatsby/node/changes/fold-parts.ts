/** A piece of a text that changed: words that stayed, went or came. */
export interface TextPart {
  state: "same" | "removed" | "added";
  text: string;
}

/** A sentence with the space after it. */
const SENTENCE = /.*?[.!?:](?:\s+(?=[\p{Lu}“„])|$)|.+$/gsu;
const ELLIPSIS = "…";
/** Of a longer text that was removed or added, the first sentence says what it is about. */
const MAX_CHANGED_CHARACTERS = 200;

/** Leaves out the sentences in which nothing has changed, and the rest of long ones; an ellipsis is in their place. */
export function foldParts(parts: readonly TextPart[]): TextPart[] {
  const ranges = rangesOf(parts.map(({ text }) => text));
  const changed = ranges.filter((_, index) => parts[index]?.state !== "same");
  const text = parts.map((part) => part.text).join("");
  const sentences = rangesOf([...text.matchAll(SENTENCE)].map(([sentence]) => sentence));
  const skipped = sentences.filter((sentence) => !changed.some((range) => overlaps(sentence, range)));
  return parts.map((part, index) => {
    const range = ranges[index];
    if (part.state !== "same" || !range) return { ...part, text: shorten(part.text) };
    const gaps = skipped.filter((sentence) => overlaps(sentence, range));
    const [first, last] = [gaps[0], gaps.at(-1)];
    if (!first || !last) return part;
    // Between two changes, all skipped sentences are next to each other.
    const before = text.slice(range.start, Math.max(first.start, range.start));
    const after = text.slice(Math.min(last.end, range.end), range.end);
    const pieces = [before.trimEnd(), ELLIPSIS, after.trimStart()].filter((piece) => piece !== "");
    const [, leading = ""] = /^(\s*)/.exec(part.text) ?? [];
    const [, trailing = ""] = /(\s*)$/.exec(after === "" ? part.text : "") ?? [];
    return { state: "same", text: (before.trim() === "" ? leading : "") + pieces.join(" ") + trailing };
  });
}

function shorten(text: string): string {
  const [first = text] = text.match(SENTENCE) ?? [];
  return text.length > MAX_CHANGED_CHARACTERS && first.length < text.length ? `${first.trimEnd()} ${ELLIPSIS}` : text;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const overlaps = (one: Range, other: Range): boolean => one.start < other.end && other.start < one.end;

/** Where each text begins and ends when all are joined. */
function rangesOf(texts: readonly string[]): Range[] {
  let end = 0;
  return texts.map((text) => {
    const start = end;
    end += text.length;
    return { start, end };
  });
}
