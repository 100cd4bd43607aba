import { visitEntry, type Collection } from "../../../src/content/check/collection";
import { replaceValue, type Kind } from "./mutation";
import type { Place } from "./places";

/**
 * Figures of the devices as the texts contain them. They are repeated here on purpose: cases that measure the check must
 * not be derived by the check's own code.
 */
const PUBLISHED = [
  "8192×4096",
  "16384×8192",
  "0.655 kg",
  "2.865 kg",
  "2.9 kg",
  "16 GB",
  "64 GB",
  "905 nm",
  "bout 23 s",
  "bout 33 s",
  "24 images",
  "24 HDR images",
  "500 m² in 70 min",
  "0.2 to 70 m",
  "at ±1 cm",
  "up to 4 hours",
  "0 to 40 °C",
  "−5 to 45 °C",
  "−10 to 50 °C",
];

/** Changes the number in every figure of a device. */
export const changeFigure: Kind = (place, { collection }) => {
  if (place.node.type !== "string") return [];
  const text = String(place.node.value);
  const [part, , last] = place.path;
  const reason = (figure: string): string | undefined => {
    if (place.entry.schema.title === "History") return "a history that differs from its file is only a notice";
    return STORIES.includes(place.entry.schema.title ?? "") && !DEVICE.test(sentenceAround(figure, text))
      ? "a story, and its sentence names no device"
      : undefined;
  };
  if (part === "specifications" && last === "value") {
    const isName = /[A-Za-z]\d+\D*$/.test(text);
    return isName || withWrongDigit(text) === text
      ? []
      : [replaceValue("wrong figure", place, withWrongDigit(text), harmlessReason(place, collection))];
  }
  if (part === "keyFigures" && !("specifications" in Object(place.entry.value))) return [];
  const isOnlyFigure = part === "keyFigures" || (part === "headline" && place.path[1] === "value");
  const figures = isOnlyFigure && /^\d/.test(text) ? [text] : PUBLISHED.filter((figure) => text.includes(figure));
  return figures.map((figure) =>
    replaceValue("wrong figure", place, text.replace(figure, withWrongDigit(figure)), reason(figure)),
  );
};

const STORIES = ["Article", "CaseStudy", "Project"];
const DEVICE = /\b(?:PRO|MINION|META)\b/;

function sentenceAround(figure: string, text: string): string {
  const at = text.indexOf(figure);
  const start = Math.max(...[". ", "! ", "? ", "; ", ": ", ">"].map((end) => text.lastIndexOf(end, at)));
  return text.slice(start + 1).split(/[.!?;:] |</)[0] ?? "";
}

const DECIMAL_LENGTH_OR_WEIGHT = /(?<![\w.,])\d+[.,]\d+(?= (?:kg|mm|cm|m²|m)(?![\w²]))/;

/** Swaps comma and point in a number, which is the format of other languages: `0,655 kg`. */
export const changeNumberFormat: Kind = (place) => {
  if (place.node.type !== "string" || place.raw || place.schema.format === "code") return [];
  const text = String(place.node.value);
  const foreign = text.replace(DECIMAL_LENGTH_OR_WEIGHT, (number) =>
    number.replace(/[.,]/, (mark) => (mark === "." ? "," : ".")),
  );
  // 2,865 kg is a valid number too, so only the specification of the device can contradict it.
  return foreign === text || /\d,\d{3} kg/.test(foreign) ? [] : [replaceValue("foreign number", place, foreign)];
};

/** 0.655 kg becomes 0.656 kg. */
function withWrongDigit(figure: string): string {
  return figure.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
}

/** The reason why no other text contradicts a specification whose last number is wrong; `undefined` if one does. */
function harmlessReason({ entry, node }: Place, collection: Collection): string | undefined {
  const [figure = ""] = /[\d.,]*\d\S*(?: [a-zA-Z°²]+)?(?=\D*$)/.exec(String(node.value)) ?? [];
  const isStated = (text: string): boolean =>
    text.split(/[^\d.,]+/).includes(/[\d.,]+/.exec(figure)?.[0] ?? "") && text.includes(figure);
  const holders = collection.entries.flatMap((each) =>
    visitEntry(each, collection.schemas).filter(({ path, value }) => {
      if (typeof value !== "string" || !isStated(value)) return false;
      if (path[0] === "specifications") return each === entry;
      return !STORIES.includes(each.schema.title ?? "") || DEVICE.test(sentenceAround(figure, value));
    }),
  );
  const lines = holders.filter(({ path }) => path[0] === "specifications").length;
  if (lines > 1) return "another line of the specification states it too, and the texts agree with that";
  const isTwin = (each: Place["entry"]): boolean =>
    each !== entry &&
    visitEntry(each, collection.schemas).some(
      ({ path, value }) => path[0] === "specifications" && typeof value === "string" && isStated(value),
    );
  if (collection.entries.some(isTwin))
    return "another device's specification states it, and the texts name that device or none";
  return holders.length === lines ? "no other text states it: the specification is its source" : undefined;
}
