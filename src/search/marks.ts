/** The diacritical marks of Latin letters. */
const MARKS = /[\u0300-\u036f]/g;
const DIAERESIS = /\u0308/g;

/** A text without diacritical marks: `mangel` for `mängel`, `mass` for `maß`. */
export const withoutMarks = (text: string): string =>
  text.normalize("NFKD").replace(MARKS, "").normalize("NFC").replaceAll("ß", "ss");

/** A text with the letters that are typed where a keyboard lacks the marks: `maengel` for `mängel`. */
export const spellOut = (text: string): string => withoutMarks(text.normalize("NFKD").replace(DIAERESIS, "e"));
