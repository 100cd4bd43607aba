import { sql } from "kysely";
import type { Channel, Database, OpenStore } from "./database";
import { PROOF_COLUMNS, type StoredSubmission } from "./records";

/** The delay doubles with each failure, up to the maximum. */
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 15 * 60_000;
/** How long a delivery is reserved for a process: longer than an attempt, including its database statements. */
const LEASE_MS = 60_000;
/** Always in the past. */
const DUE_NOW = 0;

/** Maximum number of deliveries that one query returns. */
const MAX_BATCH_SIZE = 50;

interface OutboxEntry {
  readonly submission: StoredSubmission;
  readonly channel: Channel;
  readonly attempts: number;
  readonly unanswered: number;
}

export interface DueDelivery extends OutboxEntry {
  /** When it was due. Of several processes, the first to change this time in the database reserves the delivery. */
  readonly dueAt: number;
}

export interface Delivery extends OutboxEntry {
  /** When the reservation ends. It also identifies the process that reserved it. */
  readonly lease: number;
}

/** Adds the deliveries of a submission. */
export async function addDeliveries(db: Database, id: string, channels: readonly Channel[]): Promise<void> {
  if (channels.length === 0) return;
  const delivery = { submission_id: id, attempts: 0, next_at: DUE_NOW, parked: null };
  await db
    .insertInto("outbox")
    .values(channels.map((channel) => ({ ...delivery, channel })))
    .execute();
}

/** Due deliveries, at most MAX_BATCH_SIZE: first those without an attempt. One query scans the complete outbox. */
export async function listDueDeliveries(open: OpenStore, channel: Channel): Promise<DueDelivery[]> {
  const time = await open.time();
  const due = await open.db
    .selectFrom("outbox")
    .innerJoin("submissions", "submissions.id", "outbox.submission_id")
    .leftJoin("subscriptions", "subscriptions.submission_id", "outbox.submission_id")
    .selectAll("submissions")
    .select(PROOF_COLUMNS)
    .select(["attempts", "unanswered", "next_at"])
    .where("channel", "=", channel)
    .where("parked", "is", null)
    // A time further in the future than any delay was written while the clock was wrong.
    .where((or) => or.or([or("next_at", "<=", time), or("next_at", ">", time + MAX_DELAY_MS)]))
    .orderBy("next_at")
    .orderBy("received_at")
    .limit(MAX_BATCH_SIZE)
    .execute();
  return due.map(({ attempts, unanswered, next_at, ...submission }) => ({
    submission,
    channel,
    attempts,
    unanswered,
    dueAt: next_at,
  }));
}

/**
 * Reserves a delivery for this process until its lease ends. After that it is due again, in case the process has died.
 * @returns `undefined` if another process was first, or the delivery has been erased or parked meanwhile
 */
export async function reserveDelivery(open: OpenStore, due: DueDelivery): Promise<Delivery | undefined> {
  const { dueAt, ...delivery } = due;
  const lease = (await open.time()) + LEASE_MS;
  const isOurs = await updateIfReserved(open.db, { ...delivery, lease: dueAt }, { next_at: lease });
  return isOurs ? { ...delivery, lease } : undefined;
}

/** Removes a delivery that the server has accepted. */
export async function removeDelivery(db: Database, { submission, channel }: Delivery): Promise<void> {
  await db.deleteFrom("outbox").where("submission_id", "=", submission.id).where("channel", "=", channel).execute();
}

/**
 * Schedules the next attempt after a failure.
 * @param unanswered number of attempts to which the mail server did not respond after it had received the content
 */
export async function rescheduleDelivery(
  { db, time }: OpenStore,
  delivery: Delivery,
  unanswered: number,
): Promise<void> {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** Math.min(delivery.attempts, 20), MAX_DELAY_MS);
  await updateIfReserved(db, delivery, {
    attempts: delivery.attempts + 1,
    unanswered,
    next_at: (await time()) + delay,
  });
}

/** Stops the attempts of a delivery until an operator retries it. */
export async function parkDelivery(db: Database, delivery: Delivery, reason: string): Promise<void> {
  await updateIfReserved(db, delivery, { attempts: delivery.attempts + 1, parked: reason });
}

/** @returns whether the delivery was still reserved by this lease */
async function updateIfReserved(
  db: Database,
  { submission, channel, lease }: Delivery,
  values: { attempts?: number; unanswered?: number; next_at?: number; parked?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set(values)
    .where("submission_id", "=", submission.id)
    .where("channel", "=", channel)
    .where("next_at", "=", lease)
    .where("parked", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The numbers of open and parked deliveries, and when the oldest open one was received or confirmed, in milliseconds since
 * 1970; `null` if there is none.
 */
export async function getOutboxState(db: Database) {
  const { waiting, oldest, parked } = await db
    .selectFrom("outbox")
    .innerJoin("submissions", "submissions.id", "outbox.submission_id")
    .leftJoin("subscriptions", "subscriptions.submission_id", "outbox.submission_id")
    .select([
      sql<number | null>`sum(case when parked is null then 1 else 0 end)`.as("waiting"),
      sql<number | null>`min(case when parked is null then coalesce(confirmed_at, received_at) end)`.as("oldest"),
      sql<number | null>`sum(case when parked is null then 0 else 1 end)`.as("parked"),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting ?? 0), oldest, parked: Number(parked ?? 0) };
}
