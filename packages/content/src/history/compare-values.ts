import { diffArrays } from "diff";
import type { TrackedValue } from "./tracked-values";

/** A field before and after a change; `null` where it had no value. */
export interface ValueChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** The difference between two states of a file. */
export interface Difference {
  changes: ValueChange[];
  /** New names of fields whose values stayed the same, by their former names. */
  renamed: ReadonlyMap<string, string>;
}

/**
 * Compares two states of a file. A field with several values, such as a section of a legal text, is compared as a list. A
 * renamed field and a text that moved to another field are not changes.
 */
export function compareValues(before: readonly TrackedValue[], after: readonly TrackedValue[]): Difference {
  const [former, current] = [byField(before), byField(after)];
  const renamed = renamedFields(former, current);
  const fields = new Set([...current.keys(), ...[...former.keys()].filter((field) => !renamed.has(field))]);
  const formerFields = new Map([...renamed].map(([from, to]) => [to, from]));
  const changes = [...fields].flatMap((field) =>
    listChanges(former.get(formerFields.get(field) ?? field) ?? [], current.get(field) ?? []).map((change) => ({
      field,
      ...change,
    })),
  );
  return { changes: withoutMoves(changes), renamed };
}

function byField(values: readonly TrackedValue[]): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const { field, value } of values) lists.set(field, [...(lists.get(field) ?? []), value]);
  return lists;
}

function renamedFields(
  former: ReadonlyMap<string, readonly string[]>,
  current: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, string> {
  const added = new Map(
    [...current].filter(([field]) => !former.has(field)).map(([field, list]) => [list.join("\n"), field]),
  );
  return new Map(
    [...former].flatMap(([field, list]) => {
      const to = current.has(field) ? undefined : added.get(list.join("\n"));
      return to === undefined ? [] : [[field, to] as const];
    }),
  );
}

/** The changes of one field: removed texts are paired with the texts that took their place. */
function listChanges(before: string[], after: string[]): Omit<ValueChange, "field">[] {
  const changes: Omit<ValueChange, "field">[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const pair = (): void => {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
      changes.push({ before: removed[index] ?? null, after: added[index] ?? null });
    }
    removed = [];
    added = [];
  };
  for (const part of diffArrays(before, after)) {
    if (part.removed) removed.push(...part.value);
    else if (part.added) added.push(...part.value);
    else pair();
  }
  pair();
  return changes;
}

/** Leaves out each text that was removed in one place and added unchanged in another. */
function withoutMoves(changes: readonly ValueChange[]): ValueChange[] {
  const removed = changes.filter(({ after }) => after === null).map(({ before }) => before);
  const added = changes.filter(({ before }) => before === null).map(({ after }) => after);
  return changes.filter(
    ({ before, after }) => !(after === null && added.includes(before)) && !(before === null && removed.includes(after)),
  );
}
