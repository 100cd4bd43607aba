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
  /** JSON object of strings. */
  additional_data: string;
  idempotency_key: string | null;
  /** SHA-256 of the content, to distinguish a repetition from another message under the same key. */
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
  /** Small values that all processes on the store share. */
  notes: { name: string; value: string };
}

export type Database = Kysely<Tables>;

/** An open database, of either kind. */
export interface OpenStore {
  readonly db: Database;
  /** Whether it recovers from an error by itself. A pool of connections does, an open file does not. */
  readonly reconnects: boolean;
  /** Removes deleted rows from the disk too. */
  purge(): Promise<void>;
  close(): Promise<void>;
}
