/**
 * Remembers what is found in a file, an entry or a schema, for checks that come
 * again with most of them unchanged. What is given beside it must be the same
 * each time.
 */
export function memoize<K extends object, Beside, T>(
  find: (from: K, beside: Beside) => T,
): (from: K, beside: Beside) => T {
  const found = new WeakMap<K, { result: T }>();
  return (from, beside) => {
    const known = found.get(from) ?? { result: find(from, beside) };
    found.set(from, known);
    return known.result;
  };
}
