import type { Database } from "./database";

/** Kysely rolls a transaction back only when its work throws. */
class Rollback extends Error {
  override readonly name = "Rollback";

  constructor(readonly result: unknown) {
    super("The transaction was rolled back on purpose.");
  }
}

/**
 * Runs work in a transaction, and rolls it back when its result says that nothing is to be kept.
 * @returns the result, kept or not
 * @throws whatever the work or the database throws; then the transaction is rolled back too
 */
export async function transactIf<T>(
  db: Database,
  work: (transaction: Database) => Promise<T>,
  isKept: (result: T) => boolean,
): Promise<T> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const result = await work(transaction);
      if (!isKept(result)) throw new Rollback(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Rollback) return error.result as T;
    throw error;
  }
}
