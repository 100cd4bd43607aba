import { formOf } from "../../src/forms/payload/form-of";
import type { FormName, FormType } from "../../src/forms/payload/payload";
import type { Database, SubmissionRow, SubscriptionRow, SuspectedReason } from "./database";

/** The columns of a submission's proof of consent; null where it asks for no newsletter. */
export const PROOF = ["subscriptions.wording", "subscriptions.confirmed_at", "subscriptions.unsubscribed_at"] as const;

type Proof = Pick<SubscriptionRow, "wording" | "confirmed_at" | "unsubscribed_at">;

/** A submission with the proof of its subscription. */
export type StoredSubmission = SubmissionRow & { readonly [Name in keyof Proof]: Proof[Name] | null };

/** A submission as the staff see it, in lists, exports and mails. */
export type SubmissionRecord = Omit<
  SubmissionRow,
  "received_at" | "additional_data" | "idempotency_key" | "content_hash" | "suspected"
> & {
  /** ISO 8601, in UTC. */
  readonly received_at: string;
  /** Only where it is kept aside. */
  readonly suspected?: SuspectedReason;
  /** Only of a submission that asks for the newsletter, like the three below. */
  readonly subscription?: "unconfirmed" | "confirmed" | "unsubscribed";
  /** ISO 8601, in UTC; so is the next. */
  readonly confirmed_at?: string;
  readonly unsubscribed_at?: string;
  /** What stood beside the form. */
  readonly consent?: string;
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

/** All submissions, each with the proof of its subscription. */
function withSubscription(db: Database) {
  return db
    .selectFrom("submissions")
    .leftJoin("subscriptions", "subscriptions.submission_id", "submissions.id")
    .selectAll("submissions")
    .select(PROOF);
}

/** Submissions, oldest first. */
export async function listSubmissions(db: Database, filter: SubmissionFilter = {}): Promise<SubmissionRecord[]> {
  const { since, until, type, email, suspected = false } = filter;
  let query = withSubscription(db);
  query = query.where("suspected", suspected ? "is not" : "is", null);
  if (since !== undefined) query = query.where("received_at", ">=", since);
  if (until !== undefined) query = query.where("received_at", "<", until);
  if (type !== undefined) query = query.where("form_type", "=", type);
  const rows = await query.orderBy("received_at").orderBy("id").execute();
  const sought = email === undefined ? undefined : addressOf(email);
  return rows.filter((row) => sought === undefined || addressOf(row.email) === sought).map(toRecord);
}

export function toRecord(row: StoredSubmission): SubmissionRecord {
  const { idempotency_key: _key, content_hash: _hash, suspected, id, ...others } = row;
  const { received_at, additional_data, wording, confirmed_at, unsubscribed_at, ...rest } = others;
  return {
    id,
    received_at: new Date(received_at).toISOString(),
    ...rest,
    ...(suspected === null ? {} : { suspected }),
    ...(wording === null ? {} : proofOf({ wording, confirmed_at, unsubscribed_at })),
    additional_data: JSON.parse(additional_data) as Record<string, string>,
  };
}

function proofOf({ wording, confirmed_at, unsubscribed_at }: Proof): Partial<SubmissionRecord> {
  const confirmed = confirmed_at === null ? "unconfirmed" : "confirmed";
  return {
    subscription: unsubscribed_at === null ? confirmed : "unsubscribed",
    ...(confirmed_at !== null && { confirmed_at: new Date(confirmed_at).toISOString() }),
    ...(unsubscribed_at !== null && { unsubscribed_at: new Date(unsubscribed_at).toISOString() }),
    consent: wording,
  };
}

/** The form that a stored submission was sent by. */
export function formOfRow({ form_type, name, message, additional_data }: SubmissionRow): FormName {
  return formOf({
    form_type: form_type as FormType,
    name: name ?? undefined,
    message: message ?? undefined,
    additional_data: JSON.parse(additional_data) as Record<string, string>,
  });
}

/** The fields of a submission that are not empty, each with its name. */
export function filledFields({ additional_data: details, ...fields }: SubmissionRecord): [string, string][] {
  return [...Object.entries(fields), ...Object.entries(details)].flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  );
}

/** The row with an id. */
export function findSubmission(db: Database, id: string): Promise<StoredSubmission | undefined> {
  return withSubscription(db).where("id", "=", id.trim().toLowerCase()).executeTakeFirst();
}

/** The ids of one submission, named by its id, or of all submissions of one e-mail address. */
export async function idsOf(db: Database, idOrEmail: string): Promise<string[]> {
  // Ids are compared as addresses are.
  const id = addressOf(idOrEmail);
  const all = await db.selectFrom("submissions").select(["id", "email"]).execute();
  return all.filter((row) => row.id === id || addressOf(row.email) === id).map((row) => row.id);
}

/** An e-mail address as it is compared. It is stored as it was sent, perhaps with spaces around it. */
export function addressOf(email: string): string {
  return email.trim().toLowerCase();
}

/** Databases limit the number of parameters in one statement. */
const CHUNK = 500;

/** Deletes submissions, their subscriptions and deliveries; the caller's transaction keeps these together. */
export async function deleteByIds(transaction: Database, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK);
    await transaction.deleteFrom("outbox").where("submission_id", "in", chunk).execute();
    await transaction.deleteFrom("subscriptions").where("submission_id", "in", chunk).execute();
    await transaction.deleteFrom("submissions").where("id", "in", chunk).execute();
  }
}
