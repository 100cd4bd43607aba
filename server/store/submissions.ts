import { createHash, randomUUID } from "node:crypto";
import type { Payload } from "../../src/forms/payload";
import { now } from "../clock";
import type { Database, SubmissionRow } from "./tables";

export interface Arrival {
  readonly row: SubmissionRow;
  /** Whether a mail is to tell about it. */
  readonly notify: boolean;
}

/** What became of a submission: `id` is the one it is stored under, by this arrival or an earlier one. */
export interface Saved {
  readonly id: string;
  readonly fresh: boolean;
  /** Whether what is stored under the key is the same message. */
  readonly same: boolean;
}

/** The row for a checked body; texts are stored as they were given. */
export function toRow(body: Payload, idempotencyKey: string | undefined): SubmissionRow {
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
    received_at: now(),
    ...content,
    idempotency_key: idempotencyKey ?? null,
    content_hash: createHash("sha256").update(JSON.stringify(content)).digest("hex"),
  };
}

/**
 * Stores submissions in one transaction, each with its mail in the outbox.
 * A key that is known already stores nothing again.
 */
export async function saveAll(db: Database, arrivals: readonly Arrival[]): Promise<Saved[]> {
  return db.transaction().execute(async (transaction) => {
    const fresh = await transaction
      .insertInto("submissions")
      .values(arrivals.map(({ row }) => row))
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning("id")
      .execute();
    const stored = new Set(fresh.map(({ id }) => id));
    const mails = arrivals.filter(({ row, notify }) => notify && stored.has(row.id));
    if (mails.length > 0) {
      const rows = mails.map(({ row }) => ({ submission_id: row.id, attempts: 0, next_at: row.received_at }));
      await transaction.insertInto("outbox").values(rows).execute();
    }
    const known = arrivals.flatMap(({ row }) => (stored.has(row.id) ? [] : (row.idempotency_key ?? [])));
    const earlier = known.length > 0 ? await byKeys(transaction, known) : new Map<string, Known>();
    return arrivals.map(({ row }) => {
      if (stored.has(row.id)) return { id: row.id, fresh: true, same: true };
      const found = earlier.get(row.idempotency_key ?? "");
      if (!found) throw new Error("A submission was neither stored nor known.");
      return { id: found.id, fresh: false, same: found.content_hash === row.content_hash };
    });
  });
}

type Known = Pick<SubmissionRow, "id" | "content_hash">;

/** What is stored under idempotency keys. */
export async function byKeys(db: Database, keys: readonly string[]): Promise<Map<string, Known>> {
  const rows = await db
    .selectFrom("submissions")
    .select(["id", "content_hash", "idempotency_key"])
    .where("idempotency_key", "in", keys)
    .execute();
  return new Map(rows.map((row) => [row.idempotency_key ?? "", row]));
}
