import { oncePerLocale } from "../../lib/once-per-locale";
import { rulesOf } from "../languages/rules-of";

/** A period that a text names, such as “Q3 2025”. */
export interface PromisedDay {
  /** The words of the text, from the verb if there is one. */
  words: string;
  /** The last day of the period, such as `2025-09-30`. */
  lastDay: string;
}

const MONTHS_PER_QUARTER = 3;
/** `Q3 2025`, `3. Quartal 2025`. */
const QUARTER = String.raw`(?:Q([1-4])|([1-4])\. Quartal) (20\d\d)`;

/**
 * Finds announcements with a quarter, or with a month after a word that announces: “ships in Q3 2025”, “will open in March
 * 2026”, “by May 2026”.
 * @param locale such as `en-US`, whose names of months are read
 */
export function findPromisedDays(text: string, locale: string): PromisedDay[] {
  const { announcements: announcement } = rulesOf(locale);
  const verb = announcement === undefined ? "" : String.raw`(?:\b(?:${announcement})\b[^.!?<]{0,40}?)`;
  const quarters = [...text.matchAll(new RegExp(`${verb ? `${verb}?` : ""}${QUARTER}`, "giu"))].map(
    ([words, english, german, year]) => ({
      words,
      lastDay: lastDayOf(Number(year), Number(english ?? german) * MONTHS_PER_QUARTER),
    }),
  );
  if (verb === "") return quarters;
  const months = monthNames(locale);
  const pattern = new RegExp(String.raw`${verb}\b(${months.join("|")})(?: \d{1,2},)? (20\d\d)`, "giu");
  return [
    ...quarters,
    ...[...text.matchAll(pattern)].map(([words, name = "", year]) => ({
      words,
      lastDay: lastDayOf(Number(year), months.indexOf(name.toLocaleLowerCase(locale)) + 1),
    })),
  ];
}

/** The names of the months in lower case, January first. */
const monthNames = oncePerLocale((locale): string[] => {
  const format = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)).toLocaleLowerCase(locale));
});

/** @param month from 1 to 12 */
const lastDayOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
