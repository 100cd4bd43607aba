import type { Database, OpenStore, SubmissionRow } from "./database";

/** A submission as the staff see it, in lists, exports and mails. */
export type SubmissionRecord = Omit<
  SubmissionRow,
  "received_at" | "additional_data" | "idempotency_key" | "content_hash" | "suspected"
> & {
  /** ISO 8601, in UTC. */
  readonly received_at: string;
  readonly additional_data: Readonly<Record<string, string>>;
};

export interface SubmissionFilter {
  /** Milliseconds since 1970; older submissions are left out. */
  readonly since?: number | undefined;
  readonly type?: string | undefined;
}

/** Submissions, oldest first. */
export async function listSubmissions(
  db: Database,
  { since, type }: SubmissionFilter = {},
): Promise<SubmissionRecord[]> {
  let query = db.selectFrom("submissions").selectAll();
  if (since !== undefined) query = query.where("received_at", ">=", since);
  if (type !== undefined) query = query.where("form_type", "=", type);
  return (await query.orderBy("received_at").orderBy("id").execute()).map(toRecord);
}

export function toRecord(row: SubmissionRow): SubmissionRecord {
  const { idempotency_key: _key, content_hash: _hash, suspected: _reason, id, ...others } = row;
  const { received_at, additional_data, ...rest } = others;
  return {
    id,
    received_at: new Date(received_at).toISOString(),
    ...rest,
    additional_data: JSON.parse(additional_data) as Record<string, string>,
  };
}

/** The fields of a submission that are not empty, each with its name. */
export function filledFields({ additional_data: details, ...fields }: SubmissionRecord): [string, string][] {
  return [...Object.entries(fields), ...Object.entries(details)].flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  );
}

/**
 * Deletes one submission by its id, or all submissions of one e-mail address,
 * and their mails that have not been sent yet.
 * @returns the number of deleted submissions
 */
export async function deleteSubmissions({ db, purge }: OpenStore, idOrEmail: string): Promise<number> {
  const sought = idOrEmail.trim().toLowerCase();
  const all = await db.selectFrom("submissions").select(["id", "email"]).execute();
  // Addresses are stored as they were sent, perhaps with spaces around them.
  const matches = all.filter(({ id, email }) => id === sought || email.trim().toLowerCase() === sought);
  const ids = matches.map(({ id }) => id);
  await deleteByIds(db, ids);
  if (ids.length > 0) await purge();
  return ids.length;
}

/**
 * Deletes all submissions received before a time.
 * @param before milliseconds since 1970
 * @returns the number of deleted submissions
 */
export async function deleteReceivedBefore({ db, purge }: OpenStore, before: number): Promise<number> {
  const old = await db.selectFrom("submissions").select("id").where("received_at", "<", before).execute();
  await deleteByIds(
    db,
    old.map(({ id }) => id),
  );
  if (old.length > 0) await purge();
  return old.length;
}

/** Databases limit the number of parameters in one statement. */
const CHUNK = 500;

async function deleteByIds(db: Database, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK);
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("outbox").where("submission_id", "in", chunk).execute();
      await transaction.deleteFrom("submissions").where("id", "in", chunk).execute();
    });
  }
}
