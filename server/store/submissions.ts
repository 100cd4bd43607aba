import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { FormName, Payload } from "../../src/forms/payload/payload";
import type { Channel, Database, SubmissionRow } from "./database";
import { addFollowUps } from "./subscriptions";

export interface SavedSubmission {
  /** The id it is stored under, by this request or an earlier one with the same key. */
  readonly id: string;
  readonly isNew: boolean;
  /** Whether what is stored under the key has the same content. */
  readonly isSame: boolean;
}

/**
 * The row for a checked body. Values are stored as they were sent.
 * @param received_at by the store's clock
 */
export function toRow(body: Payload, idempotencyKey: string | undefined, received_at: number): SubmissionRow {
  const { form_type, name, email, company, phone, message, additional_data = {} } = body;
  const content = {
    form_type,
    name: name ?? null,
    email,
    company: company ?? null,
    phone: phone ?? null,
    message: message ?? null,
    additional_data: JSON.stringify(additional_data),
  };
  return {
    id: randomUUID(),
    received_at,
    ...content,
    idempotency_key: idempotencyKey ?? null,
    content_hash: createHash("sha256").update(JSON.stringify(content)).digest("hex"),
    suspected: null,
  };
}

/**
 * Stores a submission, and what follows from it; the caller's transaction keeps
 * these together. Of several requests with the same key, the unique key lets
 * one through. Suspected submissions trigger no deliveries.
 */
export async function saveSubmission(
  transaction: Database,
  row: SubmissionRow,
  form: FormName,
  channels: readonly Channel[],
): Promise<SavedSubmission> {
  const inserted = await transaction
    .insertInto("submissions")
    .values(row)
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) {
    const earlier = await findRepeated(transaction, row);
    if (!earlier) throw new Error("The insert was skipped, but no row has this idempotency key.");
    return earlier;
  }
  if (row.suspected === null) await addFollowUps(transaction, row, form, channels, row.received_at);
  return { id: row.id, isNew: true, isSame: true };
}

/**
 * What is stored already under the row's idempotency key.
 * @param lifetime milliseconds after which a key is free again; its submission stays
 */
export async function findRepeated(
  db: Database,
  row: SubmissionRow,
  lifetime = Infinity,
): Promise<SavedSubmission | undefined> {
  if (row.idempotency_key === null) return undefined;
  const found = await db
    .selectFrom("submissions")
    .select(["id", "content_hash", "received_at"])
    .where("idempotency_key", "=", row.idempotency_key)
    .executeTakeFirst();
  if (!found) return undefined;
  // Nor may a clock that ran ahead keep a key for years.
  if (Math.abs(row.received_at - Number(found.received_at)) > lifetime) {
    await db.updateTable("submissions").set({ idempotency_key: null }).where("id", "=", found.id).execute();
    return undefined;
  }
  return { id: found.id, isNew: false, isSame: found.content_hash === row.content_hash };
}

/** The number of submissions that are kept aside. */
export async function countSuspected(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("submissions")
    .select(sql<number>`count(*)`.as("count"))
    .where("suspected", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface Received {
  /** How many, by the type of their form. */
  readonly stored: Readonly<Record<string, number>>;
  /** How many are kept aside, by the reason. */
  readonly suspected: Readonly<Record<string, number>>;
}

/** What has come in since a time, and is still there. */
export async function countReceived(db: Database, since: number): Promise<Received> {
  const rows = await db
    .selectFrom("submissions")
    .select(["form_type", "suspected", sql<number>`count(*)`.as("count")])
    .where("received_at", ">=", since)
    .groupBy(["form_type", "suspected"])
    .execute();
  const stored: Record<string, number> = {};
  const suspected: Record<string, number> = {};
  for (const { form_type, suspected: reason, count } of rows) {
    const [group, name] = reason === null ? [stored, form_type] : [suspected, reason];
    group[name] = (group[name] ?? 0) + Number(count);
  }
  return { stored, suspected };
}
