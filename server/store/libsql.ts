import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from "node:fs";
import nodeModule from "node:module";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, SqliteDialect, sql } from "kysely";
import type LibsqlDatabase from "libsql";
import { now } from "../clock";
import type { Log } from "../log";
import type { OpenStore, Tables } from "./database";
import { withImmediateTransactions } from "./immediate-transactions";
import { NoStoreError, prepareTables, type OpenOptions } from "./opening";

type Libsql = typeof LibsqlDatabase;

/** A program that reads the store may keep the log file in use. */
const PURGE_INTERVAL_MS = 100;
const MAX_PURGE_ATTEMPTS = 50;

/**
 * Opens the embedded database, and creates its file if there is none. It has
 * one connection: Kysely runs one statement or transaction on it after the
 * other, so this process never waits for a lock of its own.
 * @param path of the file; SQLite adds two more files, `-wal` and `-shm`
 * @throws NoStoreError, or the database's error when it cannot be read or written
 */
export async function openLibsql(path: string, log: Log, options: OpenOptions): Promise<OpenStore> {
  if (options.create === false && !existsSync(path)) throw new NoStoreError();
  createFile(path);
  const connection = connect(path);
  const database = withImmediateTransactions(connection);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  try {
    // On SQLite the migrator does not lock by itself, and two processes would both create the tables.
    await db.connection().execute(async (locked) => {
      await sql`begin immediate`.execute(locked);
      await prepareTables(locked, log, options);
      await sql`commit`.execute(locked);
    });
  } catch (error) {
    database.close();
    throw error;
  }
  /** @returns whether the log file is empty */
  const checkpoint = async (): Promise<boolean> => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    return rows[0]?.busy === 0;
  };
  return {
    db,
    reconnects: false,
    time: async () => now(),
    // Deleted rows are still in the write-ahead log.
    async purge() {
      for (let attempt = 1; attempt < MAX_PURGE_ATTEMPTS; attempt++) {
        if (await checkpoint()) return true;
        await pause(PURGE_INTERVAL_MS);
      }
      return checkpoint();
    },
    async close() {
      await checkpoint().catch(() => undefined);
      await db.destroy();
    },
  };
}

/**
 * Creates the file for its owner alone: others must not read what visitors wrote.
 * A file that exists is not touched. To close it would take away all locks that
 * this process has on it, and another program could then remove the log file in use.
 * @throws the error of the file system when it may not be written
 */
function createFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    // It would be opened for reading, and the first submission after it became writable would fail.
    accessSync(path, constants.W_OK);
  }
}

function connect(path: string): LibsqlDatabase.Database {
  // A bundler would follow a plain import and leave the native part behind.
  const Libsql = nodeModule.createRequire(__filename)("libsql") as Libsql;
  const connection = new Libsql(path);
  try {
    // SQLite would wait for a lock on the event loop, and pages with it. The store waits instead.
    connection.exec("pragma busy_timeout = 0");
    connection.exec("pragma journal_mode = wal");
    // A commit returns when the disk has it.
    connection.exec("pragma synchronous = full");
    // Deleted content is overwritten with zeros.
    connection.exec("pragma secure_delete = on");
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}
