/** A code, which sets the meaning, and a value. */
export type Group = readonly [code: number, value: string | number];

/** Codes of whole numbers; the other numbers are written with a decimal point. */
const isInteger = (code: number): boolean =>
  (code >= 60 && code <= 99) || (code >= 170 && code <= 179) || (code >= 270 && code <= 289);

/** Groups as the text of a DXF file. */
export const groups = (list: readonly Group[]): string =>
  list.map(([code, value]) => `${String(code).padStart(3)}\r\n${valueText(code, value)}\r\n`).join("");

function valueText(code: number, value: string | number): string {
  if (typeof value === "string") return escapeText(value);
  return isInteger(code) ? String(value) : value.toFixed(6);
}

/** Writes characters outside of ASCII as their code, because the encoding of the file depends on its reader. */
const escapeText = (text: string): string =>
  text.replace(
    /[^\x20-\x7e]/g,
    (character) => `\\U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
  );
