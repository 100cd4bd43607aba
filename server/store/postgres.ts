import { Kysely, PostgresDialect } from "kysely";
import { Pool, types } from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Log } from "../log";
import { migrate } from "./migrations";
import type { OpenStore } from "./open";
import type { Tables } from "./tables";

/** OID of bigint. Our times are far below 2^53, so they are read as numbers. */
const BIGINT = 20;

/** In milliseconds. A visitor's browser waits 15 seconds; the answer comes well before. */
const CONNECT_TIMEOUT = 3000;
const STATEMENT_TIMEOUT = 5000;

/**
 * Opens a pool of connections to a PostgreSQL database.
 * @param url `postgres://…`
 * @throws the database's error when it cannot be reached
 */
export async function openPostgres(url: string, log: Log): Promise<OpenStore> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: STATEMENT_TIMEOUT + 1000,
    types: { getTypeParser: (oid, format) => (oid === BIGINT ? Number : types.getTypeParser(oid, format)) },
  });
  // A connection may break at any moment. Its error is thrown by the query too; unheard here, it would end the process.
  const broken = (err: Error) => log.warn({ err }, "a connection to the database broke");
  pool.on("error", broken);
  pool.on("connect", (client) => {
    client.on("error", broken);
    // Set by a statement: poolers that stand before a database refuse it as a parameter of the connection.
    client.query(`set statement_timeout = ${STATEMENT_TIMEOUT}`).catch(broken);
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    healsItself: true,
    limiter: (options) =>
      new RateLimiterPostgres({ ...options, storeClient: pool, tableName: "limits", tableCreated: true }),
    forget: async () => undefined,
    close: () => db.destroy(),
  };
}
