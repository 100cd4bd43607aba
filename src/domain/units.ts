/** Units of the figures on the site; the longer of two with the same start comes first. */
export const UNITS = "kg km cm mm nm ms min m² m g GB TB MP h s V Wh W °C".split(" ");

/** Parts of HTML that stay as they are: code, `<code>sleep 5 s</code>`, and tags, `<a href="…">`. */
const UNCHANGED = "<(code|pre)>.*?</\\1>|<[a-z][^>]*>";
const FIGURE = `(\\d) (?=(?:${UNITS.join("|")})(?![\\w²]))`;
const PARTS = new RegExp(`${UNCHANGED}|${FIGURE}`, "gs");

/**
 * Keeps figures and their units on one line, in plain text and in HTML: "2.865 kg", "70 m". The content has passed
 * through it when a query returns it; a component needs it only for a figure that it composes itself.
 */
export const keepUnits = (text: string): string =>
  text.replace(PARTS, (whole, _element: string | undefined, digit: string | undefined) =>
    digit === undefined ? whole : `${digit}\u00a0`,
  );
