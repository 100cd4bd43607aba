import { plainText } from "./plain-text";

/** The reading speed for read times. */
export const WORDS_PER_MINUTE = 220;

/** The number of words in HTML. */
export function countWords(html: string): number {
  return plainText(html).split(/\s+/).filter(Boolean).length;
}

/** The minutes that it takes to read HTML, not rounded. */
export const readingMinutes = (html: string): number => countWords(html) / WORDS_PER_MINUTE;

/** The read time in whole minutes, at least one. */
export const roundedReadTime = (html: string): number => Math.max(1, Math.round(readingMinutes(html)));
