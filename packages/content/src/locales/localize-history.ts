import { NUMBER_PATTERN, parseNumber } from "@capture/domain/numbers";
import { NO_BREAK_UNITS } from "@capture/domain/units";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { formatNumber } from "@capture/domain/lib/locale";
import { field, type Collection, type Entry } from "../check/collection";
import { parseHistory } from "../history/history-files";
import type { RecordedChange } from "../history/record-changes";
import { trackedValues } from "../history/tracked-values";
import { upToDateHistory } from "../history/up-to-date";
import type { Locales } from "./compare";

/** A number with its unit, or one of several that share a unit: `0.2 to 70 m`, `131 × 131 × 105 mm`. */
const MEASURE = new RegExp(
  `${NUMBER_PATTERN}(?=(?:\\s?(?:to|and|[–×-])\\s?${NUMBER_PATTERN})*[\\s\\u00a0]?(?:${NO_BREAK_UNITS.join("|")})(?![\\p{L}\\d]))`,
  "gu",
);

/**
 * The history of a file in another language. Its changes are those of the source: numbers get the format of the language,
 * and texts of legal pages stay in the words that were published. The values now are those of the language: a
 * translation is not a change.
 * @param localize the value of a document in the language
 */
export function localizeHistory(
  history: Entry,
  { folder, entries, site }: Collection,
  locales: Locales,
  localize: (entry: Entry) => JsonValue,
): JsonValue {
  const name = field(history, "source") ?? "";
  const [source, siteEntry] = [name, "site.json"].map((each) => entries.find(({ file }) => file.name === each));
  const { current, changes } = upToDateHistory(folder, name, parseHistory(history.value));
  const translated = source && trackedValues(name, localize(source), siteEntry ? localize(siteEntry) : site);
  const isLegal = name.startsWith("pages/");
  const value = localize(history) as Record<string, JsonValue>;
  const reasons = (value.changes as RecordedChange[] | undefined) ?? [];
  return {
    ...value,
    current: (translated ?? current).map((each) => ({ field: each.field, value: each.value })),
    changes: changes.map((change, index) => {
      const reason = reasons[index]?.reason ?? change.reason;
      const values = isLegal ? {} : { before: format(change.before, locales), after: format(change.after, locales) };
      return { ...change, ...values, ...(reason !== undefined && { reason }) };
    }),
  };
}

function format(text: string | null, { source, translation }: Locales): string | null {
  return text?.replace(MEASURE, (number) => formatLike(number, source, translation)) ?? null;
}

/** Formats a number with as many decimals as it was written with, and with separators of thousands only if it had some. */
function formatLike(number: string, source: string, translation: string): string {
  const value = parseNumber(number, source);
  if (value === undefined) return number;
  const decimals = /[.,](\d+)$/.exec(number)?.[1]?.length ?? 0;
  const digits = Number.isInteger(value) ? 0 : decimals;
  return formatNumber(value, translation, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: !/^\d{4,}/.test(number),
  });
}
