/**
 * Returns the entry that a query has found. The content check guarantees that
 * it exists, so a miss is a bug in the code.
 * @throws Error when there is none, which stops the build
 */
export function assertPresent<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("The content holds no entry for this query.");
  return value;
}
