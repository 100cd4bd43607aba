import { formatList } from "../lib/locale";

/** The parts of a device's record, in the order in which documents show them. */
const PARTS = ["maker", "identity", "support", "data", "laser", "radio", "battery", "service"] as const;

type Part = (typeof PARTS)[number];

/** The facts of a record; `null` for what the owner has not stated. */
export type RecordFacts = Readonly<Record<Part, Readonly<Record<string, string | null>>>>;

/** The heading and the terms of each part. The order of the terms is the order of the rows. */
export type RecordLabels = Readonly<Record<Part, Readonly<Record<string, string>>>>;

/** A term of a record and its value; `null` when the owner has not stated it. */
interface RecordRow {
  /** The part and the field, such as `battery-capacity`. */
  readonly key: string;
  /** The field as histories name it, such as `battery.capacity`. */
  readonly field: string;
  readonly term: string;
  readonly value: string | null;
}

/** A part of a record. */
export interface RecordGroup {
  readonly id: string;
  readonly heading: string;
  readonly rows: readonly RecordRow[];
}

/**
 * The facts of a record in groups, in the order of their labels.
 * @param record `null` for a device without a record, none of whose facts are stated
 */
export const recordGroups = (record: RecordFacts | null, labels: RecordLabels): RecordGroup[] =>
  PARTS.map((id) => {
    const { heading = "", ...terms } = labels[id];
    const rows = Object.entries(terms).map(([key, term]) => ({
      key: `${id}-${key}`,
      field: `${id}.${key}`,
      term,
      value: record?.[id][key] ?? null,
    }));
    return { id, heading, rows };
  });

/**
 * Gathers what is not specified in a last group, with a row for each part that has such terms: “Battery: Capacity,
 * Exchange”. The other groups keep only what is specified.
 * @param heading of that group
 */
export function gatherOpenTerms(groups: readonly RecordGroup[], heading: string, locale: string): RecordGroup[] {
  const openRows = groups.flatMap(({ id, heading: term, rows }) => {
    const terms = rows.flatMap((row) => (row.value === null ? [row.term] : []));
    return terms.length > 0 ? [{ key: `open-${id}`, field: id, term, value: formatList(terms, locale) }] : [];
  });
  return [
    ...groups.map((group) => ({ ...group, rows: group.rows.filter(({ value }) => value !== null) })),
    { id: "open", heading, rows: openRows },
  ].filter(({ rows }) => rows.length > 0);
}

/**
 * Whether a text of a record only repeats a text that is shown elsewhere: each of its parts, which commas, semicolons and
 * parentheses separate, is a part of it. “Up to 5 hours” repeats “Lithium-ion, up to 5 hours”.
 */
export function repeatsText(text: string, shown: string): boolean {
  const known = partsOf(shown);
  return partsOf(text).every((part) => known.includes(part));
}

const partsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[,;()]/)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part !== "");
