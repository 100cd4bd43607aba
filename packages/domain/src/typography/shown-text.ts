import type { JsonValue } from "../lib/json-value";
import { fillFromSite, fillHtml } from "../placeholders";
import { rulesOf } from "../languages/rules-of";
import { UNCHANGED_HTML, keepUnits } from "../units";

/**
 * Returns a text of the content as pages show it: with placeholders replaced with values of site.json, a no-break space
 * between a number and its unit and after an abbreviation, and isolated figures where the text runs from right to left.
 * @param site the value of site.json
 */
export const shownText = (text: string, site: JsonValue): string => withTypography(fillFromSite(text, site), site);

/** Returns HTML of the content as pages show it: as `shownText`, and with `rel="noopener"` on links to other sites. */
export const shownHtml = (html: string, site: JsonValue): string =>
  addNoopener(withTypography(fillHtml(html, site), site));

function withTypography(filled: string, site: JsonValue): string {
  const { language, direction } = site as { readonly language: string; readonly direction?: string };
  const kept = keepAbbreviations(keepUnits(filled), language);
  return direction === "rtl" ? isolateFigures(kept) : kept;
}

/** Prevents a linked site from accessing our window. The content check allows links no attribute but href, so every external link begins like this. */
function addNoopener(html: string): string {
  return html.replaceAll('<a href="https://', '<a rel="noopener" href="https://');
}

/**
 * Replaces the space after an abbreviation with a no-break space, in plain text and in HTML: “z. B.” stays on one line,
 * and pages know that its period does not end a sentence. A unit, `70 m.` or `75 °C.`, is not one.
 * @param language the language of the text: `de`
 */
export function keepAbbreviations(text: string, language: string): string {
  const { abbreviations } = rulesOf(language);
  if (abbreviations === undefined) return text;
  const abbreviation = `(?<![\\p{L}\\p{N}°]|\\d[ \\u00a0])(?:${abbreviations})\\.`;
  return text.replace(new RegExp(`${UNCHANGED_HTML}|${abbreviation} `, "gsu"), (match) =>
    match.startsWith("<") ? match : `${match.slice(0, -1)}\u00a0`,
  );
}

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
