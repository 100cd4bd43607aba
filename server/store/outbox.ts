import { sql } from "kysely";
import { now } from "../clock";
import type { Database, OutboxRow, SubmissionRow } from "./tables";

/** In milliseconds: the first wait after a failure, doubled with each further one, up to the longest. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15 * 60_000;
/** How long a mail belongs to the process that sends it; longer than sending can take. */
const LEASE = 60_000;

export interface Mail {
  readonly submission: SubmissionRow;
  readonly attempts: number;
}

/**
 * The next mail that is due, taken for this process: others leave it alone
 * until its lease ends. What a process that died had taken is due again then.
 */
export async function takeMail(db: Database): Promise<Mail | undefined> {
  const time = now();
  const due = await db
    .selectFrom("outbox")
    .selectAll()
    // A moment later than any wait was written by a clock that was wrong.
    .where((or) => or.or([or("next_at", "<=", time), or("next_at", ">", time + LONGEST_WAIT)]))
    .orderBy("next_at")
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  return (await claim(db, due, time + LEASE)) ? load(db, due) : takeMail(db);
}

/** Two processes may see the same mail; the one that still finds it unchanged has it. */
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

/** The mail has gone. */
export async function mailSent(db: Database, { submission }: Mail): Promise<void> {
  await db.deleteFrom("outbox").where("submission_id", "=", submission.id).execute();
}

/** The mail has not gone, and is tried again later. */
export async function mailFailed(db: Database, { submission, attempts }: Mail): Promise<void> {
  const wait = Math.min(FIRST_WAIT * 2 ** Math.min(attempts, 20), LONGEST_WAIT);
  await db
    .updateTable("outbox")
    .set({ attempts: attempts + 1, next_at: now() + wait })
    .where("submission_id", "=", submission.id)
    .execute();
}

/** How many mails have not gone yet. */
export async function outboxLength(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
