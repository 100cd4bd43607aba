import { compareValues, type ValueChange } from "./compare-values";
import type { TrackedValue } from "./tracked-values";

/** A change of a published value. */
export interface RecordedChange extends ValueChange {
  /** The day (UTC) on which it was made. */
  date: string;
  /** Why, in words that a person added. */
  reason?: string;
}

/** What data/history/ says about one file. */
export interface History {
  /** The tracked values after the last change, so that the check needs no git. */
  current: TrackedValue[];
  /** Oldest first. */
  changes: RecordedChange[];
}

/** A file as it was at the end of a day. */
export interface Revision {
  date: string;
  values: readonly TrackedValue[];
}

/** The history of a file from its revisions, oldest first. The first one is where it begins, and not a change. */
export function historyOf([first, ...later]: readonly Revision[]): History {
  return later.reduce(recordChanges, { current: (first?.values ?? []).map(withoutPath), changes: [] });
}

/**
 * Continues a history with the revisions after the one it describes. If none of them equals its current values, only the
 * last revision is compared.
 */
export function continueHistory(history: History, revisions: readonly Revision[]): History {
  const described = revisions.findLastIndex(({ values }) => areEqual(values, history.current));
  return (described === -1 ? revisions.slice(-1) : revisions.slice(described + 1)).reduce(recordChanges, history);
}

/** Adds the changes that a revision made. Changes of one value on the same day become one. */
export function recordChanges({ current, changes }: History, { date, values }: Revision): History {
  const { changes: added, renamed } = compareValues(current, values);
  const known = changes.map((change) => ({ ...change, field: renamed.get(change.field) ?? change.field }));
  return {
    current: values.map(withoutPath),
    changes: added.reduce((list, change) => addChange(list, { date, ...change }), known),
  };
}

/** Whether two states show the same values. */
export function areEqual(one: readonly TrackedValue[], other: readonly TrackedValue[]): boolean {
  const { changes, renamed } = compareValues(one, other);
  return changes.length === 0 && renamed.size === 0 && one.length === other.length;
}

function addChange(changes: readonly RecordedChange[], change: RecordedChange): RecordedChange[] {
  const continued = changes.findIndex(
    ({ date, field, after }) =>
      date === change.date && field === change.field && after !== null && after === change.before,
  );
  const earlier = changes[continued];
  if (!earlier) return [...changes, change];
  const joined = { ...earlier, after: change.after };
  return joined.before === joined.after ? changes.toSpliced(continued, 1) : changes.toSpliced(continued, 1, joined);
}

const withoutPath = ({ field, value }: TrackedValue): TrackedValue => ({ field, value });
