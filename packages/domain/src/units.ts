/**
 * Units that stay on the line of their number, and that the search joins with it; `dB` also stands for `dB(A)`. `UNITS` of
 * `figures.ts` are the units that the content check compares. If a unit begins with another one, the longer is first.
 */
export const NO_BREAK_UNITS = "kg km cm mm nm ms min m² m g GB TB MP h s V kWh Wh kW W °C bar dB Hz l".split(" ");

/** Parts of HTML that are not changed: code, such as `<code>sleep 5 s</code>`, and tags, such as `<a href="…">`. */
export const UNCHANGED_HTML = "<(code|pre)>.*?</\\1>|<[a-z][^>]*>";
/** The search does not join a percent sign with its number, so that “53” also finds “53 %”. */
const FIGURE = `\\d (?=(?:${[...NO_BREAK_UNITS, "%"].join("|")})(?![\\w²]))`;
/** The spaces of figures and of “360° × 180°”. */
const PARTS = new RegExp(`${UNCHANGED_HTML}|${FIGURE}|° × (?=\\d)`, "gs");

/**
 * Replaces the space between a number and its unit with a no-break space, in plain text and in HTML: "2.865 kg", and those
 * in a field of view. Texts from GraphQL are already converted; components call it only for figures that they compose.
 */
export const keepUnits = (text: string): string =>
  text.replace(PARTS, (match) => (match[0] === "<" ? match : match.replaceAll(" ", "\u00a0")));
