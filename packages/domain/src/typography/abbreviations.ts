import { rulesOf } from "../languages/rules-of";
import { UNCHANGED_HTML } from "../units";

/**
 * Replaces the space after an abbreviation with a no-break space, in plain text and in HTML: “z. B.” stays on one line,
 * and pages know that its period does not end a sentence. A unit after a number, `70 m.`, is not one.
 * @param language the language of the text: `de`
 */
export function keepAbbreviations(text: string, language: string): string {
  const { abbreviations } = rulesOf(language);
  if (abbreviations === undefined) return text;
  const abbreviation = `(?<![\\p{L}\\p{N}]|\\d[ \\u00a0])(?:${abbreviations})\\.`;
  return text.replace(new RegExp(`${UNCHANGED_HTML}|${abbreviation} `, "gsu"), (match) =>
    match.startsWith("<") ? match : `${match.slice(0, -1)}\u00a0`,
  );
}
