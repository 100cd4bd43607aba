import { sql } from "kysely";
import { now } from "../clock";
import type { Database, OutboxRow, SubmissionRow } from "./database";

/** In milliseconds. The delay after a failure doubles with each further one, up to the maximum. */
const FIRST_DELAY = 1000;
const MAX_DELAY = 15 * 60_000;
/** How long a mail is reserved for the process that sends it, in milliseconds. Sending takes less. */
const LEASE = 60_000;

export interface Mail {
  readonly submission: SubmissionRow;
  readonly attempts: number;
}

/** Adds the mail about a submission. */
export async function addMail(db: Database, { id, received_at }: SubmissionRow): Promise<void> {
  await db
    .insertInto("outbox")
    .values({ submission_id: id, channel: "mail", attempts: 0, next_at: received_at, parked: null })
    .execute();
}

/**
 * The next mail that is due, reserved for this process until its lease ends.
 * If the process dies, the mail is due again then.
 */
export async function takeMail(db: Database): Promise<Mail | undefined> {
  const time = now();
  const due = await db
    .selectFrom("outbox")
    .selectAll()
    // A time further ahead than any delay was written while the clock was wrong.
    .where((or) => or.or([or("next_at", "<=", time), or("next_at", ">", time + MAX_DELAY)]))
    .orderBy("next_at")
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  return (await claim(db, due, time + LEASE)) ? load(db, due) : takeMail(db);
}

/** Two processes may see the same mail. The first to change `next_at` gets it. */
async function claim(db: Database, { submission_id, next_at }: OutboxRow, until: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ next_at: until })
    .where("submission_id", "=", submission_id)
    .where("next_at", "=", next_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function load(db: Database, { submission_id, attempts }: OutboxRow): Promise<Mail | undefined> {
  const submission = await db.selectFrom("submissions").selectAll().where("id", "=", submission_id).executeTakeFirst();
  return submission && { submission, attempts };
}

/** Removes a mail that was sent. */
export async function removeMail(db: Database, { submission }: Mail): Promise<void> {
  await db.deleteFrom("outbox").where("submission_id", "=", submission.id).execute();
}

/** Schedules the next attempt for a mail that could not be sent. */
export async function rescheduleMail(db: Database, { submission, attempts }: Mail): Promise<void> {
  const delay = Math.min(FIRST_DELAY * 2 ** Math.min(attempts, 20), MAX_DELAY);
  await db
    .updateTable("outbox")
    .set({ attempts: attempts + 1, next_at: now() + delay })
    .where("submission_id", "=", submission.id)
    .execute();
}

/** The number of mails that have not been sent yet. */
export async function outboxLength(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
