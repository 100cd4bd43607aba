import { NO_BREAK_UNITS } from "@capture/domain/units";

/** Letters that look like those of English and are none of them, in the order of the alphabet. */
const LOOK_ALIKES = { a: "áƀçðéƒĝĥíĵķļɱñöþɋŕšţúṽŵẋýž", A: "ÁƁÇÐÉƑĜĤÍĴĶĻṀÑÖÞɊŔŠŢÚṼŴẊÝŽ" } as const;

/** Units of figures that stay, in addition to those that stay on the line of their number. */
export const UNITS = [...NO_BREAK_UNITS, "GHz", "MHz", "mAh", "fps", "ft²", "ft", "lb", "mi"];

/** What a translation does not change: code, tags, placeholders, entities, addresses, and figures with their unit. */
const UNCHANGED = [
  String.raw`<(code|pre)\b.*?</\1>`,
  "<[^>]*>",
  String.raw`\{[^{}]*\}`,
  "&#?[a-zA-Z0-9]+;",
  String.raw`https?://[^\s<]+`,
  String.raw`[\w.+-]+@[\w.-]+\w`,
  String.raw`\d[ \u00a0]?(?:${UNITS.join("|")})(?![\p{L}\d²])`,
].join("|");

const PARTS = new RegExp(`${UNCHANGED}|[a-zA-Z]`, "gsu");

/**
 * A text as if it were translated: its letters have look-alikes, and doubled vowels make it about 40 % longer. A text in
 * which English letters remain on a page was not replaced.
 * @param maxLength in characters; vowels are doubled only while the text is shorter
 */
export function pseudoLocalize(text: string, maxLength = Infinity): string {
  let spare = maxLength - text.length;
  return text.replace(PARTS, (part) => {
    if (!/^[a-zA-Z]$/.test(part)) return part;
    const letter = lookAlike(part);
    if (!/[aeiouy]/i.test(part) || spare < 1) return letter;
    spare -= 1;
    return letter + letter.toLowerCase();
  });
}

function lookAlike(letter: string): string {
  const first = letter >= "a" ? "a" : "A";
  return LOOK_ALIKES[first].charAt(letter.charCodeAt(0) - first.charCodeAt(0));
}
