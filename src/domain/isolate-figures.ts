import { UNCHANGED_HTML } from "./units";

const NUMBER = String.raw`\d+(?:[.,]\d+)*°?`;
const SPACE = String.raw`[ \u00a0]?`;
const UNIT = String.raw`%|°C|[a-zA-Zµ][a-zA-Z0-9]*[²³]?(?:/[a-zA-Z]+)*`;
const FIGURE = [
  // Phone numbers.
  String.raw`\+\d[\d ]*\d`,
  `[±+−-]?${NUMBER}(?:${SPACE}×${SPACE}${NUMBER})*(?:${SPACE}(?:${UNIT}))?`,
].join("|");
const PARTS = new RegExp(String.raw`${UNCHANGED_HTML}|(?<![\p{Script=Latin}\p{N}.,-])(?:${FIGURE})`, "gsu");
const PLAIN_NUMBER = /^[\d.,]+$/;

/**
 * Isolates figures in a text that runs from right to left, in plain text and in HTML. Without it, browsers write the unit
 * to the left of the number and the sign to its right: “m 70”, “5−”.
 * @see https://www.w3.org/International/questions/qa-bidi-unicode-controls
 */
export const isolateFigures = (text: string): string =>
  text.replace(PARTS, (match) => (match.startsWith("<") || PLAIN_NUMBER.test(match) ? match : `\u2066${match}\u2069`));
