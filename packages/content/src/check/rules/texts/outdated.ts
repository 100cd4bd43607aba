import { findPromisedDays } from "@capture/domain/time/promised-days";
import type { JsonValue } from "@capture/domain/lib/json-value";
import type { Visit } from "../../../model/schemas";
import { siteLocale } from "../../locale";
import { valuesAt, type Entry } from "../../collection";
import type { FactRule } from "../../facts";
import type { Problem } from "../../problem";

/** Gives a notice for promises whose day has passed, and for texts that are due to be read again. */
export const outdatedProblems: FactRule = (entry, values, { site }) => [
  ...passedPromises(entry, values, site),
  ...overdueReviews(entry),
];

/**
 * Notices of texts that promise something for a day that has passed, such as “ships in Q3 2025”. A later note (`update`)
 * covers the days before it.
 */
export function passedPromises(entry: Entry, values: readonly Visit[], site: JsonValue): Problem[] {
  const locale = siteLocale(site);
  const [noteDay] = valuesAt(entry.value, ["update", "date"]);
  const isCovered = (day: string): boolean => day >= today() || (typeof noteDay === "string" && noteDay > day);
  return values.flatMap(({ path, value, schema, raw }) => {
    if (typeof value !== "string" || raw || (schema.format ?? "html") !== "html" || locale === undefined) return [];
    return findPromisedDays(value, locale)
      .filter(({ lastDay }) => !isCovered(lastDay))
      .map(({ words }) => entry.file.notice(path, `“${words}” has passed; update the text, or say what became of it.`));
  });
}

/** A notice of an entry or a page whose `reviewBy` has passed. */
export function overdueReviews(entry: Entry): Problem[] {
  const [reviewBy] = valuesAt(entry.value, ["reviewBy"]);
  if (typeof reviewBy !== "string" || reviewBy >= today()) return [];
  return [
    entry.file.notice(["reviewBy"], "this day has passed; read the texts again, then set a later day or remove it."),
  ];
}

const today = (): string => new Date().toISOString().slice(0, 10);
