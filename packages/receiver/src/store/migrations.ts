import { Migrator, sql, type Kysely, type Migration } from "kysely";
import type { Log } from "../log";
import { OperatorError } from "../operator-error";
import type { Database, Tables } from "./database";
import { mailboxOf } from "./records";

/** A migration that runs statements one after the other. */
const statements = (...texts: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const text of texts) await sql.raw(text).execute(db);
  },
});

const migrations: Record<string, Migration> = {
  "0001-submissions": statements(
    `create table "submissions" ("id" text primary key, "received_at" bigint not null, "form_type" text not null,
      "name" text, "email" text not null, "company" text, "phone" text, "message" text, "additional_data" text not null,
      "idempotency_key" text unique, "content_hash" text not null)`,
    `create index "submissions_received_at" on "submissions" ("received_at")`,
    `create table "outbox" ("submission_id" text primary key, "attempts" integer not null, "next_at" bigint not null)`,
    // One row for each counter of the limits.
    `create table "limits" ("key" varchar(255) primary key, "points" integer default 0 not null, "expire" bigint)`,
    `create table "notes" ("name" text primary key, "value" text not null)`,
  ),
  "0002-operations": statements(
    `alter table "submissions" add column "suspected" text`,
    `create table "audit" ("id" text primary key, "at" bigint not null, "action" text not null, "detail" text not null)`,
    // SQLite cannot change a primary key, so the table is created again.
    `create table "outbox_by_channel" ("submission_id" text not null, "channel" text not null,
      "attempts" integer not null, "next_at" bigint not null, "parked" text,
      constraint "outbox_by_channel_key" primary key ("submission_id", "channel"))`,
    `insert into outbox_by_channel (submission_id, channel, attempts, next_at)
      select submission_id, 'mail', attempts, next_at from outbox`,
    `drop table "outbox"`,
    `alter table "outbox_by_channel" rename to "outbox"`,
  ),
  "0003-newsletter": statements(
    `create table "subscriptions" ("submission_id" text primary key, "address" text not null, "wording" text not null,
      "mailed_at" bigint, "confirmed_at" bigint, "unsubscribed_at" bigint)`,
    `create index "subscriptions_address" on "subscriptions" ("address")`,
  ),
  "0004-unanswered": statements(`alter table "outbox" add column "unanswered" integer default 0 not null`),
  "0005-mailbox": {
    async up(db: Kysely<Pick<Tables, "subscriptions">>) {
      await db.schema.alterTable("subscriptions").addColumn("mailbox", "text").execute();
      await db.schema.createIndex("subscriptions_mailbox").on("subscriptions").column("mailbox").execute();
      const rows = await db.selectFrom("subscriptions").select("address").distinct().execute();
      for (const { address } of rows) {
        const mailbox = mailboxOf(address);
        await db.updateTable("subscriptions").set({ mailbox }).where("address", "=", address).execute();
      }
    },
  },
};

/** The table in which Kysely records finished migrations. */
const MIGRATIONS_TABLE = "kysely_migration";
const [FIRST = ""] = Object.keys(migrations);

export interface OpenOptions {
  /** Whether a store that does not exist is created; `true` by default. */
  readonly create?: boolean;
}

/** A command found no store. */
export class NoStoreError extends OperatorError {
  constructor() {
    super("There is no store here, and none was created. Set DATABASE_URL to that of the host.");
  }
}

/**
 * Creates or migrates the tables of an open database. On PostgreSQL several processes may do so at the same time. A
 * database that a newer release has migrated is used as it is, because migrations after 0002 only add tables and columns.
 * @param schema of the tables, on PostgreSQL; another schema may contain tables of the same names
 * @throws NoStoreError when there are no tables and none may be created, or the database's error
 */
export async function prepareTables(
  db: Database,
  log: Log,
  { create = true }: OpenOptions,
  schema?: string,
): Promise<void> {
  const finished = await migrationsOf(db, schema);
  // Another program may have a table of the same name as one of ours.
  if (!create && !finished.includes(FIRST)) throw new NoStoreError();
  const unknown = finished.filter((name) => !(name in migrations));
  // Kysely rejects a database with unknown migrations.
  const known = { ...migrations, ...Object.fromEntries(unknown.map((name) => [name, { up: async () => undefined }])) };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => known },
    // Kysely sorts the finished migrations by time, and the clock may have been wrong then.
    allowUnorderedMigrations: true,
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  if (unknown.length === 0) return;
  log.warn(
    { migrations: unknown },
    `database was migrated by a newer release (${unknown.join(", ")}): this release uses only its own tables and columns`,
  );
}

/** The names of the finished migrations. */
async function migrationsOf(db: Database, schema: string | undefined): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === MIGRATIONS_TABLE && table.schema === schema)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATIONS_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}
