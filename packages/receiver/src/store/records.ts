import { domainToASCII } from "node:url";
import { toSingleLine } from "@capture/domain/single-line";
import { formOf, LANGUAGE_FIELD, type FormName, type FormType } from "../payload/payload";
import type { Database, SubmissionRow, SubscriptionRow } from "./database";

/** The columns of a submission's proof of consent; null unless it is a newsletter subscription. */
export const PROOF_COLUMNS = [
  "subscriptions.wording",
  "subscriptions.confirmed_at",
  "subscriptions.unsubscribed_at",
] as const;

type Proof = Pick<SubscriptionRow, "wording" | "confirmed_at" | "unsubscribed_at">;

/** A submission with the proof of its subscription. */
export type StoredSubmission = SubmissionRow & { readonly [Name in keyof Proof]: Proof[Name] | null };

/** A submission as staff see it in lists, exports, mails and webhooks. Times are ISO 8601, in UTC. */
export type SubmissionRecord = ReturnType<typeof toRecord>;

export interface SubmissionFilter {
  /** Milliseconds since 1970; older submissions are omitted. */
  readonly since?: number | undefined;
  /** Milliseconds since 1970; submissions at or after this time are omitted. */
  readonly until?: number | undefined;
  readonly type?: string | undefined;
  readonly email?: string | undefined;
  /** Only suspected submissions; by default only the others. */
  readonly suspected?: boolean | undefined;
}

/** All submissions, each with the proof of its subscription. */
function withSubscription(db: Database) {
  return db
    .selectFrom("submissions")
    .leftJoin("subscriptions", "subscriptions.submission_id", "submissions.id")
    .selectAll("submissions")
    .select(PROOF_COLUMNS);
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
  const wanted = email === undefined ? undefined : normalizeEmail(email);
  return rows.filter((row) => wanted === undefined || normalizeEmail(row.email) === wanted).map(toRecord);
}

/** A submission as staff see it. All fields except the message are one line. */
export function toRecord(row: StoredSubmission) {
  const { idempotency_key: _key, content_hash: _hash, suspected, id, ...others } = row;
  const { received_at, additional_data, wording, confirmed_at, unsubscribed_at, message, ...lines } = others;
  return {
    id,
    received_at: new Date(received_at).toISOString(),
    ...toSingleLines(lines),
    message,
    ...(suspected === null ? {} : { suspected }),
    ...(wording === null ? {} : proofOf({ wording, confirmed_at, unsubscribed_at })),
    additional_data: toSingleLines(JSON.parse(additional_data) as Record<string, string>),
  };
}

/** Texts that were stored by earlier versions may have line breaks, which would make lines of their own in mails. */
function toSingleLines<T extends Readonly<Record<string, string | null>>>(texts: T): T {
  const entries = Object.entries(texts).map(([name, text]) => [name, text === null ? null : toSingleLine(text)]);
  return Object.fromEntries(entries) as T;
}

/** Only of a newsletter subscription: its state and times, and the text next to the form. */
function proofOf({ wording, confirmed_at, unsubscribed_at }: Proof) {
  const confirmed = confirmed_at === null ? ("unconfirmed" as const) : ("confirmed" as const);
  return {
    subscription: unsubscribed_at === null ? confirmed : ("unsubscribed" as const),
    ...(confirmed_at !== null && { confirmed_at: new Date(confirmed_at).toISOString() }),
    ...(unsubscribed_at !== null && { unsubscribed_at: new Date(unsubscribed_at).toISOString() }),
    consent: wording,
  };
}

/** The form with which a submission was sent. */
export function formOfRow({ form_type, name, message, additional_data }: SubmissionRow): FormName {
  return formOf({
    form_type: form_type as FormType,
    name: name ?? undefined,
    message: message ?? undefined,
    additional_data: JSON.parse(additional_data) as Record<string, string>,
  });
}

/** The language of the page with which a submission was sent; `undefined` for the default language. */
export function languageOfRow({ additional_data }: Pick<SubmissionRow, "additional_data">): string | undefined {
  return (JSON.parse(additional_data) as Record<string, string>)[LANGUAGE_FIELD];
}

/** The names and values of the fields that are not null. */
export function filledFields({ additional_data: details, ...fields }: SubmissionRecord): [string, string][] {
  return [...Object.entries(fields), ...Object.entries(details)].flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  );
}

/** Finds a submission by its id. */
export function findSubmission(db: Database, id: string): Promise<StoredSubmission | undefined> {
  return withSubscription(db).where("id", "=", id.trim().toLowerCase()).executeTakeFirst();
}

/** The ids of the submission with this id, or of all submissions of this email address. */
export async function findIds(db: Database, idOrEmail: string): Promise<string[]> {
  // Ids are in lower case, too.
  const wanted = normalizeEmail(idOrEmail);
  const all = await db.selectFrom("submissions").select(["id", "email"]).execute();
  return all.filter((row) => row.id === wanted || normalizeEmail(row.email) === wanted).map((row) => row.id);
}

/** Normalizes an email address for comparison. Earlier versions have stored it with the spaces around it. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The mailbox of a normalized email address: without the tag, and with its domain in ASCII. Mails to `ada+1@müller.de` and
 * `ada+2@xn--mller-kva.de` arrive in the same mailbox.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, Math.max(at, 0)).replace(/^(.[^+]*)\+.*$/, "$1");
  return `${local}@${domainToASCII(address.slice(at + 1))}`;
}

/** Databases limit the number of parameters in one statement. */
const CHUNK_SIZE = 500;

/** The ids in chunks for one statement or one transaction each. */
export function* chunks(ids: readonly string[]): Generator<string[]> {
  for (let from = 0; from < ids.length; from += CHUNK_SIZE) yield ids.slice(from, from + CHUNK_SIZE);
}

/** Deletes submissions with their subscriptions and deliveries, in the caller's transaction. */
export async function deleteByIds(transaction: Database, ids: readonly string[]): Promise<void> {
  for (const chunk of chunks(ids)) {
    await transaction.deleteFrom("outbox").where("submission_id", "in", chunk).execute();
    await transaction.deleteFrom("subscriptions").where("submission_id", "in", chunk).execute();
    await transaction.deleteFrom("submissions").where("id", "in", chunk).execute();
  }
}
