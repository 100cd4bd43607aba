import { plainText } from "./plain-text";

/** Reading speed behind read times. */
export const WORDS_PER_MINUTE = 220;

/** How many words a body of HTML has. */
export function wordCount(html: string): number {
  return plainText(html).split(/\s+/).filter(Boolean).length;
}

/** Minutes that a body of HTML takes to read, not rounded. */
export const readingMinutes = (html: string): number => wordCount(html) / WORDS_PER_MINUTE;

/** The same in whole minutes, at least one, as a page shows it: “4 min read”. */
export const readTimeOf = (html: string): string => `${Math.max(1, Math.round(readingMinutes(html)))} min read`;
