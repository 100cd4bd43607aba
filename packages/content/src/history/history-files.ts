import type { JsonValue } from "@capture/domain/lib/json-value";
import { entriesOf, field, valuesAt, type Collection, type Entry } from "../check/collection";
import type { History, RecordedChange } from "./record-changes";
import { historyName, isTracked, trackedValues, type LocatedValue, type TrackedValue } from "./tracked-values";

/** The file with the words of all histories. A site without it has no history. */
export const HISTORY_LABELS = "labels/history.json";

/** Path of a file's history below the data folder: `products/pro.json` → `history/products-pro.json`. */
export const historyFile = (source: string): string => `history/${historyName(source)}.json`;

/** A file whose changes are recorded, and its values now. */
export interface TrackedEntry {
  entry: Entry;
  values: LocatedValue[];
}

/** The published files whose changes are recorded. */
export function trackedEntries({ entries, site }: Collection): TrackedEntry[] {
  return entries.flatMap((entry) => {
    const values = isTracked(entry.file.name) ? trackedValues(entry.file.name, entry.value, site) : undefined;
    return values === undefined || values.length === 0 ? [] : [{ entry, values }];
  });
}

/** The histories of a collection, by their source. Values of a wrong type, which the schema reports, are left out. */
export function historiesOf(collection: Collection): Map<string, { entry: Entry; history: History }> {
  return new Map(
    entriesOf(collection, "History").map((entry) => [
      field(entry, "source") ?? "",
      { entry, history: parseHistory(entry.value) },
    ]),
  );
}

/** The history in a document of data/history/. */
export function parseHistory(value: JsonValue): History {
  const read = <T>(key: string, isValid: (item: Partial<T>) => boolean): T[] =>
    valuesAt(value, [key])
      .map(Object)
      .filter((item) => isValid(item as Partial<T>)) as T[];
  return {
    current: read<TrackedValue>("current", ({ field: name, value: text }) => isText(name) && isText(text)),
    changes: read<RecordedChange>(
      "changes",
      ({ date, field: name, before, after }) =>
        isText(date) && isText(name) && isTextOrNull(before) && isTextOrNull(after),
    ),
  };
}

/** The text of a file of data/history/, as Prettier formats it. */
export function historyText(source: string, { current, changes }: History): string {
  const document = {
    $schema: "../schemas/history.schema.json",
    name: historyName(source),
    source,
    current,
    changes: changes.map(({ date, field: name, before, after, reason }) => ({
      date,
      field: name,
      before,
      after,
      ...(reason !== undefined && { reason }),
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const isText = (value: unknown): boolean => typeof value === "string";
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
