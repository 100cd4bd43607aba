import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import Libsql from "libsql";
import { Client } from "pg";
import { toRow } from "../../server/store/submissions";
import type { Tables } from "../../server/store/database";
import { BODIES } from "../../testing/server/bodies";
import { siteFolder } from "../../testing/server/host";
import { withStore } from "../../testing/server/stores";

const COLUMNS = Object.keys(toRow(BODIES.demo, undefined, Date.now()));
const INSERT = `insert into submissions (${COLUMNS.join(", ")}) values`;

/** Repeats `once` for some seconds. Returns how many times a second it ran. */
async function rate(seconds: number, once: () => unknown): Promise<number> {
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < seconds * 1000) {
    await once();
    count += 1;
  }
  return (count * 1000) / (performance.now() - started);
}

const values = () => Object.values(toRow(BODIES.demo, undefined, Date.now()));

/** Single INSERT transactions a second on a file as the receiver opens it, one after the other. */
export async function libsqlInsertRate(seconds: number): Promise<number> {
  const file = join(siteFolder(), "bare.db");
  await withStore(`file:${file}`, ({ db }) => nothing(db));
  const connection = new Libsql(file);
  connection.exec("pragma synchronous = full");
  const insert = connection.prepare(`${INSERT} (${COLUMNS.map(() => "?").join(", ")})`);
  const result = await rate(seconds, () => {
    connection.exec("begin");
    insert.run(values());
    connection.exec("commit");
  });
  connection.close();
  return result;
}

/** The same over one connection to PostgreSQL. */
export async function postgresInsertRate(url: string, seconds: number): Promise<number> {
  await withStore(url, ({ db }) => nothing(db));
  const client = new Client({ connectionString: url });
  await client.connect();
  const text = `${INSERT} (${COLUMNS.map((_, index) => `$${index + 1}`).join(", ")})`;
  const result = await rate(seconds, () => client.query({ name: "insert", text, values: values() }));
  await client.end();
  return result;
}

/** Opening the store has created its tables. */
async function nothing(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db);
}
