/** Multiplier and first value of FNV-1a. @see https://www.rfc-editor.org/rfc/rfc9923 */
const PRIME = 0x01000193;
const OFFSET = 0x811c9dc5;

/** A text as pages show it: they have no-break spaces where the content has spaces. */
const normalizeSpaces = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A hash of a text with 32 bits, so that pages need no copy of the text. Spaces are ignored. */
export function textKey(text: string): number {
  let key = OFFSET;
  for (const character of normalizeSpaces(text)) key = Math.imul(key ^ (character.codePointAt(0) ?? 0), PRIME);
  return key >>> 0;
}
