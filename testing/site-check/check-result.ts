/** A sentence names no more pages or files. */
const MAX_NAMED = 3;

/** The first names of a list, and how many more there are: “/a, /b, /c and 4 more”. */
export const firstOf = (names: readonly string[]): string =>
  names.slice(0, MAX_NAMED).join(", ") + (names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : "");

/** Adds a value to the list of a key. */
export function addTo<K>(lists: Map<K, string[]>, key: K, value: string): void {
  lists.set(key, [...(lists.get(key) ?? []), value]);
}

/** What one kind of check found. */
export interface CheckResult {
  /** Such as “links, anchors and files”. */
  readonly name: string;
  /** How many things were checked. */
  readonly count: number;
  /** A sentence for each fault, with its page and what to do. */
  readonly faults: readonly string[];
}
