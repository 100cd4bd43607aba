import { storeName, type DatabaseChoice } from "./store/location";

/** What the start reports once the store was opened, or could not be. */
export function storeReport(choice: DatabaseChoice, error?: unknown): string {
  const name = storeName(choice);
  if (error === undefined) return `Submissions are stored in ${name}.`;
  return (
    `The store is unavailable: ${name}: ${reasonOf(error)}. ` +
    "Forms are answered with 503 until it is available; the host tries again with each of them."
  );
}

/** Why a store could not be opened. No visitor's words are in it then. */
export function reasonOf(error: unknown): string {
  // A host name with several IP addresses has an error for each, and an empty message for all.
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return first instanceof Error ? first.message.replace(/\.$/, "") : String(first);
}
