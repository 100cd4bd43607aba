import { storeName, type DatabaseChoice } from "./store/location";

/** The line that the host prints at the start, after its attempt to open the store. */
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
  // For a host name with several IP addresses, Node throws an AggregateError: one error for each, and an empty message.
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return first instanceof Error ? first.message.replace(/\.$/, "") : String(first);
}
