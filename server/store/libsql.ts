import { closeSync, mkdirSync, openSync } from "node:fs";
import nodeModule from "node:module";
import { dirname } from "node:path";
import { Kysely, SqliteDialect, sql } from "kysely";
import type LibsqlDatabase from "libsql";
import { RateLimiterSQLite } from "rate-limiter-flexible";
import { BATCH, inBatches } from "./batches";
import { migrate } from "./migrations";
import type { OpenStore } from "./open";
import type { Tables } from "./tables";

type Libsql = typeof LibsqlDatabase;

/** How long a process waits for another one that writes, in milliseconds. The event loop stands still meanwhile. */
const PATIENCE = 2000;

/**
 * Opens the file of the embedded database, made when it is missing.
 * @param path of the file; files with -wal and -shm at their end stand beside it
 * @throws the database's error when it cannot be read or written
 */
export async function openLibsql(path: string): Promise<OpenStore> {
  // Nobody else on the machine needs to read what visitors wrote.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, "a", 0o600));
  const main = connect(path, "FULL");
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: main }) });
  try {
    // On SQLite the migrator does not lock by itself, and two processes would both create the tables.
    await db.connection().execute(async (connection) => {
      await sql`begin immediate`.execute(connection);
      await migrate(connection);
      await sql`commit`.execute(connection);
    });
    const counters = connect(path, "NORMAL");
    return {
      db,
      healsItself: false,
      limiter: (options) =>
        new RateLimiterSQLite({
          ...options,
          storeClient: inTurn(db, counters),
          storeType: "better-sqlite3",
          tableName: "limits",
          tableCreated: true,
        }),
      forget: () => checkpoint(db),
      close: async () => {
        counters.close();
        await checkpoint(db).catch(() => undefined);
        await db.destroy();
      },
    };
  } catch (error) {
    main.close();
    throw error;
  }
}

/** Moves what stands in the log beside the file into the file, and empties the log. */
async function checkpoint(db: Kysely<Tables>): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** Required by a path that a bundler does not follow: it could not carry the native part along. */
function connect(path: string, synchronous: "FULL" | "NORMAL"): LibsqlDatabase.Database {
  const Libsql = nodeModule.createRequire(__filename)("libsql") as Libsql;
  const connection = new Libsql(path);
  connection.exec(`pragma busy_timeout = ${PATIENCE}`);
  connection.exec("pragma journal_mode = wal");
  connection.exec(`pragma synchronous = ${synchronous}`);
  // What is erased is overwritten, not only unlinked.
  connection.exec("pragma secure_delete = on");
  return connection;
}

interface Call {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * A second connection for the counters of the limits. They need not survive a
 * power cut, so they do not wait for the disk as submissions do. The file has
 * one writer at a time, and a statement that waits stops the whole process,
 * the other writer with it: so they wait until no transaction is open here,
 * and those that have gathered meanwhile go together.
 */
function inTurn(db: Kysely<Tables>, counters: LibsqlDatabase.Database) {
  const statements = new Map<string, LibsqlDatabase.Statement<unknown[]>>();
  const prepared = (text: string) => {
    const statement = statements.get(text) ?? counters.prepare(text);
    statements.set(text, statement);
    return statement;
  };
  const all = counters.transaction((calls: readonly Call[]) =>
    calls.map(({ text, values }) => prepared(text).get(...values)),
  );
  const get = inBatches<Call, unknown>((calls) => db.connection().execute(async () => all(calls)), BATCH);
  return {
    transaction: <T>(statement: () => T) => statement,
    prepare: (text: string) => ({ get: (...values: unknown[]) => get({ text, values }) }),
  };
}
