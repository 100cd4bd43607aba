import { oncePerText } from "../lib/once-per-text";
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
  const { quarter, month, monthNames } = patternsOf(locale);
  const quarters = [...text.matchAll(quarter)].map(([words, english, german, year]) => ({
    words,
    lastDay: lastDayOf(Number(year), Number(english ?? german) * MONTHS_PER_QUARTER),
  }));
  if (!month) return quarters;
  return [
    ...quarters,
    ...[...text.matchAll(month)].map(([words, name = "", year]) => ({
      words,
      lastDay: lastDayOf(Number(year), monthNames.indexOf(name.toLocaleLowerCase(locale)) + 1),
    })),
  ];
}

interface Patterns {
  quarter: RegExp;
  /** Undefined for a language without words that announce. */
  month: RegExp | undefined;
  /** The names of the months in lower case, January first. */
  monthNames: readonly string[];
}

const patternsOf = oncePerText((locale): Patterns => {
  const { announcements } = rulesOf(locale);
  const verb = announcements === undefined ? "" : String.raw`(?:\b(?:${announcements})\b[^.!?<]{0,40}?)`;
  const format = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const monthNames = Array.from({ length: 12 }, (_, month) =>
    format.format(Date.UTC(2026, month, 1)).toLocaleLowerCase(locale),
  );
  return {
    quarter: new RegExp(`${verb ? `${verb}?` : ""}${QUARTER}`, "giu"),
    month: verb ? new RegExp(String.raw`${verb}\b(${monthNames.join("|")})(?: \d{1,2},)? (20\d\d)`, "giu") : undefined,
    monthNames,
  };
});

/** @param month from 1 to 12 */
const lastDayOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
