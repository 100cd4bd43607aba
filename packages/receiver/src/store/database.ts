import type { Generated, Kysely } from "kysely";

/** Times are milliseconds since 1970. */
export interface SubmissionRow {
  id: string;
  received_at: number;
  form_type: string;
  name: string | null;
  email: string;
  company: string | null;
  phone: string | null;
  message: string | null;
  /** JSON object of strings. */
  additional_data: string;
  idempotency_key: string | null;
  /** SHA-256 of the content, to distinguish a repetition from another message under the same key. */
  content_hash: string;
  /** Why it is suspected to be spam and therefore not delivered; null for ordinary submissions. */
  suspected: SuspectedReason | null;
}

export type SuspectedReason = "honeypot" | "limit";

/** How a submission is delivered: to staff by mail or webhook, or to the visitor as a request to confirm. */
export type Channel = "mail" | "webhook" | "confirmation";

export interface OutboxRow {
  submission_id: string;
  channel: Channel;
  attempts: number;
  /** The time of the next attempt, or the end of the lease of the attempt in progress. */
  next_at: number;
  /** The reason why attempts have stopped; null while they continue. The command `retry` sets it to null. */
  parked: string | null;
  /** The number of attempts to which the mail server did not respond after it had received the content. */
  unanswered: Generated<number>;
}

/** The proof of consent of a newsletter subscription. The time of the request is `received_at` of its submission. */
export interface SubscriptionRow {
  submission_id: string;
  /** The email address, normalized for comparison: trimmed and in lower case. */
  address: string;
  /** Its mailbox; see `mailboxOf`. Null in rows of releases before 0005-mailbox. */
  mailbox: string | null;
  /** The consent text shown next to the form. */
  wording: string;
  /** When the mail with the confirmation link was added to the outbox; null if there is none. */
  mailed_at: number | null;
  /** When this or another request of the email address was confirmed; null until then. */
  confirmed_at: number | null;
  unsubscribed_at: number | null;
}

/** An action of staff, or an expiry. */
export interface AuditRow {
  id: string;
  at: number;
  action: string;
  /** What it affected, such as counts or a submission's id; never a visitor's text. */
  detail: string;
}

export interface Tables {
  submissions: SubmissionRow;
  outbox: OutboxRow;
  /** Counters of the rate limits; see packages/receiver/src/forms/limits.ts. */
  limits: { key: string; points: number; expire: number | null };
  /** Small values that all processes on the store share. */
  notes: { name: string; value: string };
  audit: AuditRow;
  subscriptions: SubscriptionRow;
}

export type Database = Kysely<Tables>;

/** An open database of either kind. */
export interface OpenStore {
  readonly db: Database;
  /** Whether connections are replaced automatically after an error: true for PostgreSQL, false for SQLite. */
  readonly reconnects: boolean;
  /** Milliseconds since 1970 by the clock that all processes on the store share. */
  time(): Promise<number>;
  /**
   * Removes the text of deleted rows from the log file of the store.
   * @returns false while another program reads the store, because the text is then still in the file
   */
  purge(): Promise<boolean>;
  close(): Promise<void>;
}
