/**
 * Computes a value only once for each text, such as a locale. Creating a format of `Intl` takes 0.1 ms, which the content
 * check would spend for each of thousands of texts.
 */
export function oncePerText<T>(compute: (text: string) => T): (text: string) => T {
  const results = new Map<string, { result: T }>();
  return (text) => {
    const known = results.get(text) ?? { result: compute(text) };
    results.set(text, known);
    return known.result;
  };
}
