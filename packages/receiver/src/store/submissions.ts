import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { FormName, Payload } from "../payload/payload";
import type { Texts } from "../texts/texts";
import type { Channel, Database, SubmissionRow } from "./database";
import { addFollowUps } from "./subscriptions";

/** A stored submission. */
export type SavedSubmission = NonNullable<Awaited<ReturnType<typeof findRepeated>>>;

/**
 * The row for a checked body. Values are stored as they were checked.
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
 * Stores a submission with its subscription and deliveries, in the caller's transaction. Of several requests with the same
 * key, the unique index accepts one. Suspected submissions trigger no deliveries.
 * @param texts of the visitor's language
 */
export async function saveSubmission(
  transaction: Database,
  row: SubmissionRow,
  form: FormName,
  channels: readonly Channel[],
  texts: Texts,
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
  if (row.suspected === null) await addFollowUps(transaction, row, { form, channels, texts }, row.received_at);
  return { id: row.id, isNew: true, isSame: true };
}

/**
 * The submission that is already stored under the row's idempotency key.
 * @param lifetimeMs time after which the key may be used again; its submission is kept
 * @returns its id, and whether it is new and has the same content
 */
export async function findRepeated(db: Database, row: SubmissionRow, lifetimeMs = Infinity) {
  if (row.idempotency_key === null) return undefined;
  const found = await db
    .selectFrom("submissions")
    .select(["id", "content_hash", "received_at"])
    .where("idempotency_key", "=", row.idempotency_key)
    .executeTakeFirst();
  if (!found) return undefined;
  // The absolute difference, so that a time in the future does not block the key for years.
  if (Math.abs(row.received_at - Number(found.received_at)) > lifetimeMs) {
    await db.updateTable("submissions").set({ idempotency_key: null }).where("id", "=", found.id).execute();
    return undefined;
  }
  return { id: found.id, isNew: false, isSame: found.content_hash === row.content_hash };
}

/** The number of suspected submissions. */
export async function countSuspected(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("submissions")
    .select(sql<number>`count(*)`.as("count"))
    .where("suspected", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The ids and reasons of the suspected submissions that were received at or after a time, oldest first. */
export function findSuspectedSince(db: Database, since: number): Promise<Pick<SubmissionRow, "id" | "suspected">[]> {
  return db
    .selectFrom("submissions")
    .select(["id", "suspected"])
    .where("suspected", "is not", null)
    .where("received_at", ">=", since)
    .orderBy("received_at")
    .execute();
}

/**
 * Counts the submissions that were received at or after a time: ordinary ones by form type, suspected ones by reason.
 * @param since milliseconds since 1970
 */
export async function countReceived(db: Database, since: number) {
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
