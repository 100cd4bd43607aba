import { UNCHANGED_HTML } from "../units";

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

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const FIRST_LETTER = /\p{L}/u;

/**
 * Isolates figures in a text that runs from right to left, in plain text and in HTML. Without it, browsers write the unit
 * to the left of the number and the sign to its right: “m 70”, “5−”. A text that begins with a Latin name gets a mark,
 * so that it runs from right to left also where its first letter decides (`ownDirection`).
 * @see https://www.w3.org/International/questions/qa-bidi-unicode-controls
 */
export function isolateFigures(text: string): string {
  const isolated = text.replace(PARTS, (match) =>
    match.startsWith("<") || PLAIN_NUMBER.test(match) ? match : `\u2066${match}\u2069`,
  );
  const [first = ""] = FIRST_LETTER.exec(text) ?? [];
  const needsMark = RIGHT_TO_LEFT.test(text) && !RIGHT_TO_LEFT.test(first) && !text.startsWith("<");
  return needsMark ? `\u200f${isolated}` : isolated;
}
