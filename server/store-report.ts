import { storeName, type DatabaseChoice } from "./store/location";

/** The line that the host prints at the start when it has opened the store, or could not open it. */
export function storeReport(choice: DatabaseChoice, error?: unknown): string {
  const name = storeName(choice);
  if (error === undefined) return `Submissions are stored in ${name}.`;
  return (
    `The store is unavailable: ${name}: ${reasonOf(error)}. ` +
    "Forms are answered with 503 until it is available; the host tries again with each form."
  );
}

/** Why a store could not be opened. Unlike later errors of a database, this message quotes no visitor. */
export function reasonOf(error: unknown): string {
  // A host name with several IP addresses has an error for each, and an empty message for all.
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return first instanceof Error ? first.message.replace(/\.$/, "") : String(first);
}
