/**
 * Memoizes a function of a file, an entry or a schema, because most of them are the same in the next check. The cache
 * ignores the context, which must therefore be the same in every call.
 */
export function memoize<K extends object, Context, T>(
  compute: (from: K, context: Context) => T,
): (from: K, context: Context) => T {
  const cache = new WeakMap<K, { result: T }>();
  return (from, context) => {
    const cached = cache.get(from) ?? { result: compute(from, context) };
    cache.set(from, cached);
    return cached.result;
  };
}
