import type { Log } from "../log";
import { OperatorError } from "../operator-error";
import type { Database } from "./database";
import { hasTables, migrate } from "./migrations";

export interface OpenOptions {
  /** Whether a store that does not exist is created; `true` by default. */
  readonly create?: boolean;
}

/** A command found no store. */
export class NoStoreError extends OperatorError {
  constructor() {
    super("There is no store here, and none was created. Set DATABASE_URL to that of the host.");
  }
}

/**
 * Creates or migrates the tables of an open database.
 * @param schema of the tables, on PostgreSQL
 * @throws NoStoreError when there are no tables and none may be created
 */
export async function prepareTables(
  db: Database,
  log: Log,
  { create = true }: OpenOptions,
  schema?: string,
): Promise<void> {
  if (!create && !(await hasTables(db, schema))) throw new NoStoreError();
  const unknown = await migrate(db, schema);
  if (unknown.length === 0) return;
  log.warn(
    { migrations: unknown },
    `database was migrated by a newer release (${unknown.join(", ")}): this release uses only its own tables and columns`,
  );
}
