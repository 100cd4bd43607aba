/** Units of the figures on the site; the longer of two with the same start comes first. */
export const UNITS = "kg km cm mm nm ms min m² m g GB TB MP h s V Wh W °C".split(" ");

const FIGURE = new RegExp(`(\\d) (?=(?:${UNITS.join("|")})(?![\\w²]))`, "g");

/** Keeps figures and their units on one line: "2.865 kg", "70 m". */
export const keepUnits = (text: string): string => text.replace(FIGURE, "$1\u00a0");
