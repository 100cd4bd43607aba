import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from "node:fs";
import nodeModule from "node:module";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, SqliteDialect, sql, type SqliteDatabase, type SqliteStatement } from "kysely";
import type LibsqlDatabase from "libsql";
import { now } from "../clock";
import type { Log } from "../log";
import type { OpenStore, Tables } from "./database";
import { NoStoreError, prepareTables, type OpenOptions } from "./migrations";

type Libsql = typeof LibsqlDatabase;

const WRITES = /^\s*(insert|update|delete)\b/i;
const TRANSACTION = /^\s*(begin|commit|rollback)\b/i;

/** Another program that reads the store may keep the log file in use for a while. */
const PURGE_INTERVAL_MS = 100;
const MAX_PURGE_ATTEMPTS = 50;

/**
 * Opens the embedded database, and creates its file if there is none. Kysely runs all statements and transactions one
 * after the other on a single connection, so this process never waits for its own lock.
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
    // On SQLite the migrator takes no lock, and two processes would both create the tables.
    await db.connection().execute(async (locked) => {
      await sql`begin immediate`.execute(locked);
      await prepareTables(locked, log, options);
      await sql`commit`.execute(locked);
    });
  } catch (error) {
    database.close();
    throw error;
  }
  /** Empties the log file. @returns false if another program reads the store */
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
 * Creates the file with access only for its owner. A file that exists is not opened here: closing it
 * would release all locks of this process on it, and another program could then remove the log file in use.
 * @throws the error of the file system when the file is not writable
 */
function createFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    // SQLite would open the file read-only. If it became writable later, the first submission would fail anyway.
    accessSync(path, constants.W_OK);
  }
}

/**
 * Writes the log of a database to its file, and removes the log.
 * @throws the database's error when another program has the file open, or it cannot be written
 */
export function openWithoutWal(path: string): void {
  const connection = open(path);
  try {
    connection.exec("pragma busy_timeout = 0");
    // Needs the file for itself.
    connection.exec("pragma journal_mode = delete");
  } finally {
    connection.close();
  }
}

function open(path: string): LibsqlDatabase.Database {
  // `createRequire`, because a bundler would bundle an import without its native part.
  const Libsql = nodeModule.createRequire(__filename)("libsql") as Libsql;
  return new Libsql(path);
}

function connect(path: string): LibsqlDatabase.Database {
  const connection = open(path);
  try {
    // While SQLite waits for a lock, it blocks the event loop, so no pages are served. store.ts waits instead.
    connection.exec("pragma busy_timeout = 0");
    connection.exec("pragma journal_mode = wal");
    // A commit waits for the disk.
    connection.exec("pragma synchronous = full");
    // Deleted content is overwritten with zeros.
    connection.exec("pragma secure_delete = on");
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

/**
 * A libsql connection for Kysely that takes the write lock before it writes.
 * If a prepared statement finds the file locked, libsql does not reset it
 * (github.com/tursodatabase/libsql-js/pull/238), and the connection can never
 * write again. `exec` does reset it, so every lock is taken by `exec`.
 */
function withImmediateTransactions(connection: LibsqlDatabase.Database): SqliteDatabase {
  const locked = <T>(write: () => T): T => {
    if (connection.inTransaction) return write();
    connection.exec("begin immediate");
    try {
      const result = write();
      connection.exec("commit");
      return result;
    } catch (error) {
      if (connection.inTransaction) connection.exec("rollback");
      throw error;
    }
  };
  return {
    close() {
      try {
        // A closed connection keeps its lock until its statements are garbage-collected.
        if (connection.inTransaction) connection.exec("rollback");
      } finally {
        connection.close();
      }
    },
    prepare(text) {
      if (TRANSACTION.test(text)) return command(() => connection.exec(text === "begin" ? "begin immediate" : text));
      const statement = connection.prepare(text) as unknown as SqliteStatement;
      if (!WRITES.test(text)) return statement;
      return {
        reader: statement.reader,
        all: (parameters) => locked(() => statement.all(parameters)),
        run: (parameters) => locked(() => statement.run(parameters)),
        iterate: (parameters) => statement.iterate(parameters),
      };
    },
  };
}

function command(run: () => void): SqliteStatement {
  return {
    reader: false,
    all: () => [],
    run: () => {
      run();
      return { changes: 0, lastInsertRowid: 0 };
    },
    iterate: () => [].values(),
  };
}
