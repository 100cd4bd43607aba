import { Kysely, PostgresDialect, sql, type PostgresPool } from "kysely";
import { Pool, types } from "pg";
import type { Log } from "../log";
import type { OpenStore, Tables } from "./database";
import { prepareTables, type OpenOptions } from "./migrations";
import type { PostgresChoice, Tls } from "./postgres-url";

/** OID of bigint. Our times are far below 2^53, so they are read as numbers. */
const BIGINT = 20;

/** The response must arrive before the timeout of the visitor’s browser, which is 15 seconds. */
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 5000;

/**
 * Opens a pool of connections to a PostgreSQL database.
 * @throws NoStoreError, or the database's error when it cannot be reached
 */
export async function openPostgres(choice: PostgresChoice, log: Log, options: OpenOptions): Promise<OpenStore> {
  const { config, tls } = choice;
  const pool = new Pool({
    ...config,
    ssl: tls[0],
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1000,
    types: { getTypeParser: (oid, format) => (oid === BIGINT ? Number : types.getTypeParser(oid, format)) },
  });
  // An "error" event without a listener would end the process. The query in progress is rejected as well.
  const onError = (err: Error) => log.warn({ err }, "connection to the database lost");
  pool.on("error", onError);
  pool.on("connect", (client) => {
    client.on("error", onError);
    // Poolers such as PgBouncer reject it as a connection parameter.
    client.query(`set statement_timeout = ${STATEMENT_TIMEOUT_MS}`).catch(onError);
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withFallback(pool, tls) }) });
  try {
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
    await prepareTables(db, log, options, rows[0]?.schema);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    reconnects: true,
    async time() {
      const clock = sql<{ time: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as time`;
      const { rows } = await clock.execute(db);
      return rows[0]?.time ?? 0;
    },
    purge: async () => true,
    close: () => db.destroy(),
  };
}

/**
 * A pool for `sslmode=prefer` and `allow`. If the server refuses a connection with TLS, the pool tries one without TLS, or
 * vice versa. Later connections begin with the variant that the server has accepted.
 */
function withFallback(pool: Pool, tls: readonly Tls[]): PostgresPool {
  return {
    async connect() {
      try {
        return await pool.connect();
      } catch (error) {
        const other = tls.find((each) => each !== pool.options.ssl);
        if (other === undefined || !isRefusal(error)) throw error;
        pool.options.ssl = other;
        return pool.connect();
      }
    },
    end: () => pool.end(),
  };
}

/** Whether pg_hba.conf does not allow the connection (SQLSTATE 28000), or TLS is not offered or has failed. */
function isRefusal(error: unknown): boolean {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return /^(28000|EPROTO|ERR_SSL_.*)$/.test(code) || /does not support SSL/.test(message);
}
