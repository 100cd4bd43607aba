import type { JsonValue } from "../../../src/lib/json-value";

/** The texts of a document as pages show them, by path. */
export type ShownTexts = Readonly<Record<string, string>>;

/**
 * The texts of the page that have changed, by their text before. Texts that only moved are left to Gatsby, because the
 * page may already show their new order.
 * @param versions the texts of earlier versions that the page may still show, the saved one first
 */
export function changedTexts(versions: readonly ShownTexts[], current: ShownTexts): ReadonlyMap<string, string> {
  const shown = new Set(Object.values(current));
  const saved = new Set(Object.values(versions[0] ?? {}));
  const changes = new Map<string, string>();
  for (const version of versions) {
    for (const [path, text] of Object.entries(version)) {
      const now = current[path];
      if (now !== undefined && now !== text && !shown.has(text) && !saved.has(now)) changes.set(text, now);
    }
  }
  return changes;
}

/** A copy of a page’s data with changed texts, unless it already has the new text. */
export function replaceTexts<Value>(data: Value, changes: ReadonlyMap<string, string>): Value {
  if (changes.size === 0) return data;
  const present = new Set(textsIn(data as JsonValue));
  const open = new Map([...changes].filter(([, now]) => !present.has(now)));
  return open.size === 0 ? data : (replaceIn(data as JsonValue, open) as Value);
}

function replaceIn(value: JsonValue, changes: ReadonlyMap<string, string>): JsonValue {
  if (typeof value === "string") return changes.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, changes));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceIn(inner, changes)]));
}

function* textsIn(value: JsonValue): Generator<string, void> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}
