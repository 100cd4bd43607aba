import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool, types } from "pg";
import type { Log } from "../log";
import type { OpenStore, Tables } from "./database";
import { prepareTables, type OpenOptions } from "./opening";

/** OID of bigint. Our times are far below 2^53, so they are read as numbers. */
const BIGINT = 20;

/** In milliseconds. The visitor's browser gives up after 15 seconds, and must have its answer before. */
const CONNECT_TIMEOUT = 3000;
const STATEMENT_TIMEOUT = 5000;

/**
 * Opens a pool of connections to a PostgreSQL database.
 * @param url `postgres://…`
 * @throws NoStoreError, or the database's error when it cannot be reached
 */
export async function openPostgres(url: string, log: Log, options: OpenOptions): Promise<OpenStore> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: STATEMENT_TIMEOUT + 1000,
    types: { getTypeParser: (oid, format) => (oid === BIGINT ? Number : types.getTypeParser(oid, format)) },
  });
  // An "error" event without a listener would end the process. The query that was under way rejects as well.
  const onError = (err: Error) => log.warn({ err }, "a connection to the database broke");
  pool.on("error", onError);
  pool.on("connect", (client) => {
    client.on("error", onError);
    // Poolers such as PgBouncer refuse it as a connection parameter.
    client.query(`set statement_timeout = ${STATEMENT_TIMEOUT}`).catch(onError);
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
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
