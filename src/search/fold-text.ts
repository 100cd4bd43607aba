/** Soft hyphens and zero-width characters, which copied texts contain. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Hyphens, dashes and the minus sign. */
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;
/** An `x` or `×` between numbers, with its spaces: `8192 x 4096`. */
const MULTIPLICATION = /(\d) ?[x×] ?(?=\d)/g;

/**
 * Normalizes a text for searching: lower case, plain letters for full-width letters and ligatures, one kind of space
 * and of hyphen, and × for an x between numbers. `ＲＴＫ` becomes `rtk`.
 */
export const foldText = (text: string): string =>
  text.normalize("NFKC").replace(INVISIBLE, "").replace(DASHES, "-").toLowerCase().replace(MULTIPLICATION, "$1×");
