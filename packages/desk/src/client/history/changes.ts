import type { JsonPath } from "@capture/content/check/problem";
import { isRecord, type JsonValue } from "@capture/domain/lib/json-value";

/** A value that differs between two versions of a document. It is undefined where a version does not have it. */
export interface Change {
  path: JsonPath;
  before: JsonValue | undefined;
  after: JsonValue | undefined;
}

/** A longer text is shortened. */
const MAX_CHARACTERS = 160;
/** Characters that are shown before and after the part of a long text that has changed. */
const CONTEXT_CHARACTERS = 30;

/** The changes between two versions of a document. */
export function findChanges(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  path: JsonPath = [],
): Change[] {
  if (isEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => findChanges(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return changesOfLists(before, after, path);
  return [{ path, before, after }];
}

/** Compares the items between the equal ones at the start and at the end, so that an added item does not change the rest. */
function changesOfLists(before: JsonValue[], after: JsonValue[], path: JsonPath): Change[] {
  const min = Math.min(before.length, after.length);
  let start = 0;
  while (start < min && isEqual(before[start], after[start])) start += 1;
  let end = 0;
  while (end < min - start && isEqual(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [removed, added] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const count = Math.max(removed.length, added.length);
  return Array.from({ length: count }, (_, index) => index).flatMap((index) =>
    findChanges(removed[index], added[index], [...path, start + index]),
  );
}

const isEqual = (a: JsonValue | undefined, b: JsonValue | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Both values of a change as texts. Of long texts, only the part that has changed is shown. */
export function changeTexts({ before, after }: Change): [string, string] {
  const [a, b] = [textOf(before), textOf(after)];
  if (Math.max(a.length, b.length) <= MAX_CHARACTERS) return [a, b];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const part = (text: string): string => {
    const from = Math.max(0, start - CONTEXT_CHARACTERS);
    const to = Math.min(text.length - end + CONTEXT_CHARACTERS, from + MAX_CHARACTERS);
    return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
  };
  return [part(a), part(b)];
}

/** A value as text: the texts of a group or a list are joined. */
function textOf(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "object") return String(value);
  return Object.values(value)
    .map(textOf)
    .filter((text) => text !== "")
    .join(", ");
}
