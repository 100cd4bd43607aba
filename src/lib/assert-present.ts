/**
 * Asserts that a query result is present, and returns it. The content check guarantees that the entry exists, so a
 * missing one is a bug in the code.
 * @throws Error when the entry is missing, which stops the build
 */
export function assertPresent<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("A query result is missing.");
  return value;
}
