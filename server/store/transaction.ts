import type { Database } from "./database";

/** Kysely rolls a transaction back only when its work throws. */
class Rollback extends Error {
  override readonly name = "Rollback";

  constructor(readonly result: unknown) {
    super("The transaction was rolled back by its condition.");
  }
}

/**
 * Runs work in a transaction, and commits it only if its result fulfills a condition.
 * @returns the result, committed or not
 * @throws whatever the work or the database throws, after a rollback
 */
export async function transactIf<T>(
  db: Database,
  work: (transaction: Database) => Promise<T>,
  shouldCommit: (result: T) => boolean,
): Promise<T> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const result = await work(transaction);
      if (!shouldCommit(result)) throw new Rollback(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Rollback) return error.result as T;
    throw error;
  }
}
