import type { Schemas } from "./schemas";

/** Remembers what is found in a file, an entry or a schema, for checks that come again with most of them unchanged. */
export function remembered<K extends object, T>(
  find: (from: K, schemas: Schemas) => T,
): (from: K, schemas: Schemas) => T {
  const found = new WeakMap<K, { result: T }>();
  return (from, schemas) => {
    const known = found.get(from) ?? { result: find(from, schemas) };
    found.set(from, known);
    return known.result;
  };
}
