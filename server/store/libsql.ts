import { closeSync, mkdirSync, openSync } from "node:fs";
import nodeModule from "node:module";
import { dirname } from "node:path";
import { Kysely, SqliteDialect, sql } from "kysely";
import type LibsqlDatabase from "libsql";
import { migrate, type OpenStore, type Tables } from "./database";

type Libsql = typeof LibsqlDatabase;

/** How long a statement waits for another process that writes, in milliseconds. It blocks the event loop. */
const BUSY_TIMEOUT = 2000;

/**
 * Opens the embedded database, and creates its file if there is none. It has
 * one connection: Kysely runs one statement or transaction on it after the
 * other, so this process never waits for a lock of its own.
 * @param path of the file; SQLite adds two more files, `-wal` and `-shm`
 * @throws the database's error when it cannot be read or written
 */
export async function openLibsql(path: string): Promise<OpenStore> {
  // Other users of the machine must not read what visitors wrote.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, "a", 0o600));
  const connection = connect(path);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) });
  try {
    // On SQLite the migrator does not lock by itself, and two processes would both create the tables.
    await db.connection().execute(async (locked) => {
      await sql`begin immediate`.execute(locked);
      await migrate(locked);
      await sql`commit`.execute(locked);
    });
  } catch (error) {
    connection.close();
    throw error;
  }
  const checkpoint = async (): Promise<void> => void (await sql`pragma wal_checkpoint(truncate)`.execute(db));
  return {
    db,
    reconnects: false,
    // Deleted rows are still in the write-ahead log.
    purge: checkpoint,
    close: async () => {
      await checkpoint().catch(() => undefined);
      await db.destroy();
    },
  };
}

function connect(path: string): LibsqlDatabase.Database {
  // A bundler would follow a plain import and leave the native part behind.
  const Libsql = nodeModule.createRequire(__filename)("libsql") as Libsql;
  const connection = new Libsql(path);
  connection.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}`);
  connection.exec("pragma journal_mode = wal");
  // A commit returns when the disk has it.
  connection.exec("pragma synchronous = full");
  // Deleted content is overwritten with zeros.
  connection.exec("pragma secure_delete = on");
  return connection;
}
