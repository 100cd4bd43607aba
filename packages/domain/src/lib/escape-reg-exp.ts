/** A text as a pattern that matches only that text: `dB\\(A\\)` for `dB(A)`. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
