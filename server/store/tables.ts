import type { Kysely } from "kysely";

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
  /** JSON object of texts. */
  additional_data: string;
  idempotency_key: string | null;
  /** SHA-256 of what was sent, to tell a repetition from another message under the same key. */
  content_hash: string;
}

export interface OutboxRow {
  submission_id: string;
  attempts: number;
  /** When the mail is tried next. */
  next_at: number;
}

export interface Tables {
  submissions: SubmissionRow;
  outbox: OutboxRow;
  /** Counters of the rate limits, written by rate-limiter-flexible. */
  limits: { key: string; points: number; expire: number | null };
  /** Small things that all processes on the store must agree about. */
  notes: { name: string; value: string };
}

export type Database = Kysely<Tables>;
