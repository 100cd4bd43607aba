import type { SqliteDatabase, SqliteStatement } from "kysely";
import type LibsqlDatabase from "libsql";

const WRITES = /^\s*(insert|update|delete)\b/i;
const TRANSACTION = /^\s*(begin|commit|rollback)\b/i;

/**
 * A libsql connection for Kysely that takes the write lock before it writes.
 * If a prepared statement finds the file locked, libsql does not reset it
 * (github.com/tursodatabase/libsql-js/pull/238), and the connection can never
 * write again. `exec` does reset it, so every lock is taken by `exec`.
 */
export function withImmediateTransactions(connection: LibsqlDatabase.Database): SqliteDatabase {
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
