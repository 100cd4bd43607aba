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
  /** Why it was set aside and not delivered; null for ordinary submissions. */
  suspected: SuspectedReason | null;
}

export type SuspectedReason = "honeypot" | "limit";

/** Where a submission is delivered to: staff, or the visitor who must confirm a subscription. */
export type Channel = "mail" | "webhook" | "confirmation";

export interface OutboxRow {
  submission_id: string;
  channel: Channel;
  attempts: number;
  /** When it is tried next. */
  next_at: number;
  /** Why it is no longer tried; null while it is. `retry` clears it. */
  parked: string | null;
  /** After how many attempts all was sent and nothing answered. */
  unanswered: Generated<number>;
}

/** The proof of consent of a submission that asks for the newsletter. When it was asked for is `received_at`. */
export interface SubscriptionRow {
  submission_id: string;
  /** As addresses are compared: without spaces around it, in lower case. */
  address: string;
  /** What stood beside the form. */
  wording: string;
  /** When a mail was added to the outbox that asks for the confirmation; null when none was. */
  mailed_at: number | null;
  /** When the button was pressed, for this or another request of the address; null before. */
  confirmed_at: number | null;
  unsubscribed_at: number | null;
}

/** What staff did with submissions, and what expired. */
export interface AuditRow {
  id: string;
  at: number;
  action: string;
  /** How much, and of what; never a visitor's words. */
  detail: string;
}

export interface Tables {
  submissions: SubmissionRow;
  outbox: OutboxRow;
  /** Counters of the rate limits, written by rate-limiter-flexible. */
  limits: { key: string; points: number; expire: number | null };
  /** Small values that all processes on the store share. */
  notes: { name: string; value: string };
  audit: AuditRow;
  subscriptions: SubscriptionRow;
}

export type Database = Kysely<Tables>;

/** An open database, of either kind. */
export interface OpenStore {
  readonly db: Database;
  /** Whether it recovers from an error by itself. A pool of connections does, an open file does not. */
  readonly reconnects: boolean;
  /** Milliseconds since 1970 by the clock that all processes on the store share. */
  time(): Promise<number>;
  /**
   * Removes deleted rows from the disk too.
   * @returns false while another program that reads the store keeps them in its log file
   */
  purge(): Promise<boolean>;
  close(): Promise<void>;
}
