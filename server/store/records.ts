import type { Database, SubmissionRow, SuspectedReason } from "./database";

/** A submission as the staff see it, in lists, exports and mails. */
export type SubmissionRecord = Omit<
  SubmissionRow,
  "received_at" | "additional_data" | "idempotency_key" | "content_hash" | "suspected"
> & {
  /** ISO 8601, in UTC. */
  readonly received_at: string;
  /** Only where it is kept aside. */
  readonly suspected?: SuspectedReason;
  readonly additional_data: Readonly<Record<string, string>>;
};

export interface SubmissionFilter {
  /** Milliseconds since 1970; older submissions are left out. */
  readonly since?: number | undefined;
  /** Milliseconds since 1970; this one and later ones are left out. */
  readonly until?: number | undefined;
  readonly type?: string | undefined;
  readonly email?: string | undefined;
  /** Those that are kept aside, instead of all others. */
  readonly suspected?: boolean | undefined;
}

/** Submissions, oldest first. */
export async function listSubmissions(db: Database, filter: SubmissionFilter = {}): Promise<SubmissionRecord[]> {
  const { since, until, type, email, suspected = false } = filter;
  let query = db.selectFrom("submissions").selectAll();
  query = query.where("suspected", suspected ? "is not" : "is", null);
  if (since !== undefined) query = query.where("received_at", ">=", since);
  if (until !== undefined) query = query.where("received_at", "<", until);
  if (type !== undefined) query = query.where("form_type", "=", type);
  const rows = await query.orderBy("received_at").orderBy("id").execute();
  return rows.filter((row) => email === undefined || isAddress(row.email, email)).map(toRecord);
}

export function toRecord(row: SubmissionRow): SubmissionRecord {
  const { idempotency_key: _key, content_hash: _hash, suspected, id, ...others } = row;
  const { received_at, additional_data, ...rest } = others;
  return {
    id,
    received_at: new Date(received_at).toISOString(),
    ...rest,
    ...(suspected === null ? {} : { suspected }),
    additional_data: JSON.parse(additional_data) as Record<string, string>,
  };
}

/** The fields of a submission that are not empty, each with its name. */
export function filledFields({ additional_data: details, ...fields }: SubmissionRecord): [string, string][] {
  return [...Object.entries(fields), ...Object.entries(details)].flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  );
}

/** The row with an id. */
export function findSubmission(db: Database, id: string): Promise<SubmissionRow | undefined> {
  return db.selectFrom("submissions").selectAll().where("id", "=", id.trim().toLowerCase()).executeTakeFirst();
}

/** The ids of one submission, named by its id, or of all submissions of one e-mail address. */
export async function idsOf(db: Database, idOrEmail: string): Promise<string[]> {
  const id = idOrEmail.trim().toLowerCase();
  const all = await db.selectFrom("submissions").select(["id", "email"]).execute();
  return all.filter((row) => row.id === id || isAddress(row.email, idOrEmail)).map((row) => row.id);
}

/** Addresses are stored as they were sent, perhaps with spaces around them. */
function isAddress(stored: string, sought: string): boolean {
  return stored.trim().toLowerCase() === sought.trim().toLowerCase();
}

/** Databases limit the number of parameters in one statement. */
const CHUNK = 500;

/** Deletes submissions and what has not been delivered of them; the caller's transaction keeps both together. */
export async function deleteByIds(transaction: Database, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK);
    await transaction.deleteFrom("outbox").where("submission_id", "in", chunk).execute();
    await transaction.deleteFrom("submissions").where("id", "in", chunk).execute();
  }
}
