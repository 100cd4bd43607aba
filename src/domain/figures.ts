import { WRITTEN_NUMBER } from "./numbers";

/** A number with its unit, as `0.655 kg`, `0 to 40 °C`, `8192×4096` or `about 23 s`. */
export interface Figure {
  /** As it is written. */
  text: string;
  /** The form of it with every number as #: `# to # °C`. */
  form: string;
  /** The form without the word before it: `# s` of `about # s`. */
  bareForm: string;
  /** Its numbers, as `0,40`. */
  numbers: string;
}

const NUMBER = `[−-]?${WRITTEN_NUMBER}`;
/** A number, or an angle. */
const PART = `${NUMBER}(?:°(?!C))?`;
export const UNITS = ["kg", "GB", "nm", "°C", "mm", "cm", "m²", "m", "GHz", "K", "s", "min", "hours", "images"];
const FIGURE = new RegExp(
  [
    // A rate is one figure: 500 m² in 70 min.
    `${NUMBER} m² (?:in|take) ${NUMBER} min\\b`,
    `(?:\\b(?:about|up to|almost|nearly|over|under) |±)?(?<![\\w.,–−-])${PART}(?:(?: to |×| × )${PART})*(?: HDR)?(?: ?(?:${UNITS.join("|")})(?![\\w²]))?`,
  ].join("|"),
  "gi",
);

/** Measures that rooms, ways and waits have too. Only with the same word before it, “about 23 s”, is one a device's. */
const EVERYDAY = new Set(["#", "#°", "# m", "# m²", "# cm", "# mm", "# s", "# min", "# hours", "# to #"]);

/** The figures of a text, in their order. */
export function figuresIn(text: string): Figure[] {
  return [...text.replaceAll("\u00a0", " ").matchAll(FIGURE)].map(([whole]) => {
    const form = whole
      .toLowerCase()
      .replace(new RegExp(NUMBER, "g"), "#")
      .replace(" take ", " in ")
      .replace(" hdr", "");
    return {
      text: whole,
      form,
      bareForm: form.replace(/^(?:about |up to )/, ""),
      numbers: (whole.match(new RegExp(NUMBER, "g")) ?? []).join().replaceAll("−", "-"),
    };
  });
}

/** Whether a figure may be of anything: `# m` is, `# kg` and `about # s` are about devices. */
export function isEveryday({ form }: Figure): boolean {
  return EVERYDAY.has(form);
}

/** Whether two figures state the same quantity: both are a weight, or a time for each point. */
export function areAlike(one: Figure, other: Figure): boolean {
  return EVERYDAY.has(one.bareForm) ? one.form === other.form : one.bareForm === other.bareForm;
}

/** Whether a figure is the other one or a part of it: `500 m²` of `500 m² in 70 min`. */
export function contains(whole: Figure, part: Figure): boolean {
  return isWordOf(part.text.replace(/^(?:about |up to )/i, ""), whole.text);
}

/** Whether a text holds a word, or words, and not as a part of longer ones. */
export function isWordOf(word: string, text: string): boolean {
  const literal = word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return text.includes(word) && new RegExp(`(?<![\\w.,−-])${literal}(?![\\w²-])`).test(text);
}

/** The parts of a text between full stops, tags, semicolons and middle dots. */
export function sentencesIn(text: string): string[] {
  return text.split(/<[^>]*>|(?<=[.!?;:])\s+|\s·\s|\n/).filter((part) => part.trim() !== "");
}
