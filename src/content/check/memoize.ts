/**
 * Remembers the result for a file, an entry or a schema: most of them are unchanged from one check to the next.
 * The context must be the same each time.
 */
export function memoize<K extends object, Context, T>(
  find: (from: K, context: Context) => T,
): (from: K, context: Context) => T {
  const found = new WeakMap<K, { result: T }>();
  return (from, context) => {
    const known = found.get(from) ?? { result: find(from, context) };
    found.set(from, known);
    return known.result;
  };
}
