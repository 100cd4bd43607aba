import type { OpenStore } from "./open";
import type { Database, SubmissionRow } from "./tables";

/** A submission as those who answer it see it. */
export type SubmissionRecord = Omit<
  SubmissionRow,
  "received_at" | "additional_data" | "idempotency_key" | "content_hash"
> & {
  /** ISO 8601, in UTC. */
  readonly received_at: string;
  readonly additional_data: Readonly<Record<string, string>>;
};

export interface Wanted {
  /** Milliseconds since 1970; older submissions are left out. */
  readonly since?: number | undefined;
  readonly type?: string | undefined;
}

/** Submissions, oldest first. */
export async function listSubmissions(db: Database, { since, type }: Wanted = {}): Promise<SubmissionRecord[]> {
  let query = db.selectFrom("submissions").selectAll();
  if (since !== undefined) query = query.where("received_at", ">=", since);
  if (type !== undefined) query = query.where("form_type", "=", type);
  return (await query.orderBy("received_at").orderBy("id").execute()).map(toRecord);
}

export function toRecord(row: SubmissionRow): SubmissionRecord {
  const { idempotency_key: _key, content_hash: _hash, id, received_at, additional_data, ...rest } = row;
  return {
    id,
    received_at: new Date(received_at).toISOString(),
    ...rest,
    additional_data: JSON.parse(additional_data) as Record<string, string>,
  };
}

/** What a submission holds, name by name, without what was left empty. */
export function filledFields({ additional_data: details, ...fields }: SubmissionRecord): [string, string][] {
  return [...Object.entries(fields), ...Object.entries(details)].flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  );
}

/**
 * Erases one submission by its id, or all of a person by their e-mail address,
 * with the mails that were to tell about them.
 * @returns how many submissions were erased
 */
export async function eraseSubmissions({ db, forget }: OpenStore, idOrEmail: string): Promise<number> {
  const wanted = idOrEmail.trim().toLowerCase();
  const all = await db.selectFrom("submissions").select(["id", "email"]).execute();
  // Addresses are stored as they were given, with whatever stood around them.
  const matches = all.filter(({ id, email }) => id === wanted || email.trim().toLowerCase() === wanted);
  const ids = matches.map(({ id }) => id);
  await erase(db, ids);
  if (ids.length > 0) await forget();
  return ids.length;
}

/**
 * Erases what arrived before a moment.
 * @param before milliseconds since 1970
 * @returns how many submissions were erased
 */
export async function eraseBefore({ db, forget }: OpenStore, before: number): Promise<number> {
  const old = await db.selectFrom("submissions").select("id").where("received_at", "<", before).execute();
  await erase(
    db,
    old.map(({ id }) => id),
  );
  if (old.length > 0) await forget();
  return old.length;
}

/** Databases take a limited number of values in one statement. */
const AT_ONCE = 500;

async function erase(db: Database, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("outbox").where("submission_id", "in", some).execute();
      await transaction.deleteFrom("submissions").where("id", "in", some).execute();
    });
  }
}
