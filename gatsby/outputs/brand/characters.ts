const ASCII = [...Array(95).keys()].map((index) => String.fromCharCode(32 + index)).join("");
/** Punctuation and symbols that our texts use. */
const SYMBOLS = "\u00A0–—‘’“”…•·×±−°²©®™€";
export const PLAIN = ASCII + SYMBOLS;
/**
 * Accented letters of Western Europe. They are rare in running text, like the symbols of code, so both are in a second
 * file.
 */
const ACCENTED_LETTERS = "ÄÅÆÇÉÑÖØÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüÿœ";
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
export function rangesOf(characters: string): string {
  const codes = [...characters].map((character) => character.charCodeAt(0)).toSorted((a, b) => a - b);
  return formatRanges(
    codes.reduce<Range[]>((ranges, code) => {
      const last = ranges.at(-1);
      if (last?.[1] === code - 1) last[1] = code;
      else ranges.push([code, code]);
      return ranges;
    }, []),
  );
}

type Range = [from: number, to: number];

const formatRanges = (ranges: readonly Range[]): string =>
  ranges.map(([from, to]) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`).join(",");

/** The characters for the second file of a family, which the first file does not contain, and their `unicode-range`. */
export function restOf(first: string): { characters: string; range: string } {
  const codes = [...ALL].filter((character) => !first.includes(character)).map((character) => character.charCodeAt(0));
  const ranges: Range[] = [];
  for (let code = Math.min(...codes); code <= Math.max(...codes); code += 1) {
    if (first.includes(String.fromCharCode(code))) continue;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return {
    characters: String.fromCharCode(...codes),
    // To keep the list short, a range may include characters that no file contains, but not only such characters.
    range: formatRanges(ranges.filter(([from, to]) => codes.some((code) => code >= from && code <= to))),
  };
}
