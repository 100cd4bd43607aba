/** Soft hyphens, and spaces and joiners without width: a copied text has them where no reader sees one. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Hyphens, dashes and the minus sign. */
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;
/** `8192 x 4096` */
const MULTIPLICATION = /(\d) ?[x×] ?(?=\d)/g;

/**
 * A text as it is searched: in lower case, full-width letters and ligatures as plain ones, every kind of space as a
 * space, every kind of dash as a hyphen, and an x between figures as ×. `ＲＴＫ` becomes `rtk`.
 */
export const foldText = (text: string): string =>
  text.normalize("NFKC").replace(INVISIBLE, "").replace(DASHES, "-").toLowerCase().replace(MULTIPLICATION, "$1×");
