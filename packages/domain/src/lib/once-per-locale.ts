/**
 * Computes a value only once for each locale. Creating a format of `Intl` takes 0.1 ms, which the content check would spend
 * for each of thousands of texts.
 */
export function oncePerLocale<T>(compute: (locale: string) => T): (locale: string) => T {
  const results = new Map<string, { result: T }>();
  return (locale) => {
    const known = results.get(locale) ?? { result: compute(locale) };
    results.set(locale, known);
    return known.result;
  };
}
