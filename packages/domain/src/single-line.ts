/** Line breaks of every kind, and other control characters. */
const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** The trimmed text on one line: line breaks and control characters are replaced by spaces. */
export function toSingleLine(text: string): string {
  return text.replace(LINE_BREAKS, " ").trim();
}
