import { Migrator, sql, type Kysely, type Migration } from "kysely";
import type { Log } from "../log";
import { OperatorError } from "../operator-error";
import type { Database, Tables } from "./database";
import { mailboxOf } from "./records";

const migrations: Record<string, Migration> = {
  "0001-submissions": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("submissions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("received_at", "bigint", (column) => column.notNull())
        .addColumn("form_type", "text", (column) => column.notNull())
        .addColumn("name", "text")
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("company", "text")
        .addColumn("phone", "text")
        .addColumn("message", "text")
        .addColumn("additional_data", "text", (column) => column.notNull())
        .addColumn("idempotency_key", "text", (column) => column.unique())
        .addColumn("content_hash", "text", (column) => column.notNull())
        .execute();
      await db.schema.createIndex("submissions_received_at").on("submissions").column("received_at").execute();
      await db.schema
        .createTable("outbox")
        .addColumn("submission_id", "text", (column) => column.primaryKey())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("next_at", "bigint", (column) => column.notNull())
        .execute();
      // One row for each counter of the limits.
      await db.schema
        .createTable("limits")
        .addColumn("key", sql`varchar(255)`, (column) => column.primaryKey())
        .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("expire", "bigint")
        .execute();
      await db.schema
        .createTable("notes")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .execute();
    },
  },
  "0002-operations": {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("submissions").addColumn("suspected", "text").execute();
      await db.schema
        .createTable("audit")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("at", "bigint", (column) => column.notNull())
        .addColumn("action", "text", (column) => column.notNull())
        .addColumn("detail", "text", (column) => column.notNull())
        .execute();
      // SQLite cannot change a primary key, so the table is created again.
      await db.schema
        .createTable("outbox_by_channel")
        .addColumn("submission_id", "text", (column) => column.notNull())
        .addColumn("channel", "text", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("next_at", "bigint", (column) => column.notNull())
        .addColumn("parked", "text")
        .addPrimaryKeyConstraint("outbox_by_channel_key", ["submission_id", "channel"])
        .execute();
      await sql`
        insert into outbox_by_channel (submission_id, channel, attempts, next_at)
        select submission_id, 'mail', attempts, next_at from outbox`.execute(db);
      await db.schema.dropTable("outbox").execute();
      await db.schema.alterTable("outbox_by_channel").renameTo("outbox").execute();
    },
  },
  "0003-newsletter": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("subscriptions")
        .addColumn("submission_id", "text", (column) => column.primaryKey())
        .addColumn("address", "text", (column) => column.notNull())
        .addColumn("wording", "text", (column) => column.notNull())
        .addColumn("mailed_at", "bigint")
        .addColumn("confirmed_at", "bigint")
        .addColumn("unsubscribed_at", "bigint")
        .execute();
      await db.schema.createIndex("subscriptions_address").on("subscriptions").column("address").execute();
    },
  },
  "0004-unanswered": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("outbox")
        .addColumn("unanswered", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
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
