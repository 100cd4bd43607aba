/**
 * The entry that a query for one was sure to find: the content check has seen
 * to it that it is there, so a miss is a fault of the code.
 * @throws Error when there is none, which stops the build
 */
export function assertPresent<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("The content holds no entry for this query.");
  return value;
}
