import { join } from "node:path";
import { sql } from "kysely";
import Libsql from "libsql";
import { Client } from "pg";
import { toRow } from "@capture/receiver/store/submissions";
import type { OpenStore } from "@capture/receiver/store/database";
import { BODIES } from "../../testing/server/bodies";
import { siteFolder } from "../../testing/server/host";
import { withStore } from "../../testing/server/stores";

const COLUMNS = Object.keys(toRow(BODIES.demo, undefined, Date.now()));
const INSERT = `insert into submissions (${COLUMNS.join(", ")}) values`;

/** Repeats a task for a number of seconds. Returns the runs per second. */
async function measureRate(seconds: number, task: () => unknown): Promise<number> {
  const startTime = performance.now();
  let count = 0;
  while (performance.now() - startTime < seconds * 1000) {
    await task();
    count += 1;
  }
  return (count * 1000) / (performance.now() - startTime);
}

const createValues = () => Object.values(toRow(BODIES.demo, undefined, Date.now()));

/**
 * The rate of INSERT transactions per second, one after the other, on a database file with the settings of the
 * receiver.
 */
export async function libsqlInsertRate(seconds: number): Promise<number> {
  const file = join(siteFolder(), "bare.db");
  await withStore(`file:${file}`, ping);
  const connection = new Libsql(file);
  connection.exec("pragma synchronous = full");
  const insert = connection.prepare(`${INSERT} (${COLUMNS.map(() => "?").join(", ")})`);
  const result = await measureRate(seconds, () => {
    connection.exec("begin");
    insert.run(createValues());
    connection.exec("commit");
  });
  connection.close();
  return result;
}

/** The rate of INSERT transactions per second over one connection to PostgreSQL. */
export async function postgresInsertRate(url: string, seconds: number): Promise<number> {
  await withStore(url, ping);
  const client = new Client({ connectionString: url });
  await client.connect();
  const text = `${INSERT} (${COLUMNS.map((_, index) => `$${index + 1}`).join(", ")})`;
  const result = await measureRate(seconds, () => client.query({ name: "insert", text, values: createValues() }));
  await client.end();
  return result;
}

/** Changes nothing. Opening the store has already created its tables. */
async function ping({ db }: OpenStore): Promise<void> {
  await sql`select 1`.execute(db);
}
