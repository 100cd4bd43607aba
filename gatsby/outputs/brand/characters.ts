const ASCII = [...Array(95).keys()].map((index) => String.fromCharCode(32 + index)).join("");
/** Punctuation and symbols that our texts use. */
const SYMBOLS = "\u00A0–—‘’“”…•·×±−°²©®™€";
export const PLAIN = ASCII + SYMBOLS;
/**
 * Accented letters and quotation marks of Western Europe. Outside languages that need them, they are rare in running text,
 * like the symbols of code, so both are in a second file.
 */
const ACCENTED_LETTERS = "ÄÅÆÇÉÑÖØÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüÿœ‚„";
const CODE_SYMBOLS = "<>[\\]^_`{|}~";
/** All characters of the fonts. */
export const ALL = PLAIN + ACCENTED_LETTERS;
/** The characters that are sufficient for nearly all running text. */
export const COMMON = [...PLAIN].filter((character) => !CODE_SYMBOLS.includes(character)).join("");
/** The characters that are sufficient for nearly all headings. */
export const HEADING = [...PLAIN]
  .filter((character) => /[A-Za-z0-9 \u00A0.,:?!’'\-–—&%/()±×²]/.test(character))
  .join("");

/** Formats a code point for `unicode-range`. */
const hex = (code: number): string => code.toString(16).toUpperCase();

/** The `unicode-range` of a few characters. */
export function unicodeRange(characters: string): string {
  return [...characters].map((character) => `U+${hex(character.charCodeAt(0))}`).join(",");
}

/** The `unicode-range` of many characters: `U+20-3B,U+3D`. */
export const rangesOf = (characters: string): string =>
  formatRanges(toRanges([...characters].map((character) => character.charCodeAt(0)).toSorted((a, b) => a - b)));

type Range = [from: number, to: number];

/** Joins code points in ascending order to ranges. */
function toRanges(codes: readonly number[]): Range[] {
  return codes.reduce<Range[]>((ranges, code) => {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
    return ranges;
  }, []);
}

const formatRanges = (ranges: readonly Range[]): string =>
  ranges.map(([from, to]) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`).join(",");

/** Characters that no file contains do not load one, unless they are this near to one that it contains. */
const MAX_GAP = 8;

/** The characters for the second file of a family, which the first file does not contain, and their `unicode-range`. */
export function restOf(first: string): { characters: string; range: string } {
  const codes = [...ALL].filter((character) => !first.includes(character)).map((character) => character.charCodeAt(0));
  const start = Math.min(...codes);
  const span = Array.from({ length: Math.max(...codes) - start + 1 }, (_, index) => start + index).filter((code) =>
    codes.some((each) => Math.abs(each - code) < MAX_GAP),
  );
  const ranges = toRanges(span.filter((code) => !first.includes(String.fromCharCode(code))));
  return {
    characters: String.fromCharCode(...codes),
    // To keep the list short, a range may include characters that no file contains, but not only such characters.
    range: formatRanges(ranges.filter(([from, to]) => codes.some((code) => code >= from && code <= to))),
  };
}
