import type { Log } from "../log";
import { OperatorError } from "../operator-error";
import type { Database } from "./database";
import { hasTables, migrate } from "./migrations";

export interface OpenOptions {
  /** Whether a store that does not exist is made; `true` unless said otherwise. */
  readonly create?: boolean;
}

/** There is no store where a command looks for one. */
export class NoStoreError extends OperatorError {
  constructor() {
    super("There is no store here, and none was made. Set DATABASE_URL as the host has it.");
  }
}

/**
 * Brings a database that was opened up to date.
 * @param schema that its tables are in, on PostgreSQL
 * @throws NoStoreError when it has no tables and none may be made
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
    `the database was migrated by a newer release (${unknown.join(", ")}); this one goes on with what it knows`,
  );
}
