import { sql } from "kysely";
import type { Channel, Database, OpenStore } from "./database";
import { PROOF, type StoredSubmission } from "./records";

/** The delay after a failure doubles with each further one, up to the maximum. */
const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 15 * 60_000;
/**
 * How long a delivery is reserved for the process that makes it:
 * longer than the deadline of an attempt and the statements around it.
 */
const LEASE_MS = 60_000;
/** Due now, whatever the time is. */
const DUE_NOW = 0;

/** How many deliveries are looked up at a time. */
const MAX_BATCH_SIZE = 50;

interface Attempt {
  readonly submission: StoredSubmission;
  readonly channel: Channel;
  readonly attempts: number;
  readonly unanswered: number;
}

export interface DueDelivery extends Attempt {
  /** When it was due. Of several processes, the first to change it gets the delivery. */
  readonly seen: number;
}

export interface Delivery extends Attempt {
  /** When the reservation ends. It also identifies the process that holds it. */
  readonly lease: number;
}

/** Adds the deliveries of a submission. */
export async function addDeliveries(db: Database, id: string, channels: readonly Channel[]): Promise<void> {
  if (channels.length === 0) return;
  const waiting = { submission_id: id, attempts: 0, next_at: DUE_NOW, parked: null };
  await db
    .insertInto("outbox")
    .values(channels.map((channel) => ({ ...waiting, channel })))
    .execute();
}

/**
 * Deliveries that are due, first those that have not been tried. To find them,
 * the whole outbox is read, so they are looked up many at a time.
 */
export async function dueDeliveries(open: OpenStore, channel: Channel): Promise<DueDelivery[]> {
  const time = await open.time();
  const due = await open.db
    .selectFrom("outbox")
    .innerJoin("submissions", "submissions.id", "outbox.submission_id")
    .leftJoin("subscriptions", "subscriptions.submission_id", "outbox.submission_id")
    .selectAll("submissions")
    .select(PROOF)
    .select(["attempts", "unanswered", "next_at"])
    .where("channel", "=", channel)
    .where("parked", "is", null)
    // A time further ahead than any delay was written while the clock was wrong.
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
    seen: next_at,
  }));
}

/**
 * Reserves a delivery for this process until its lease ends. If the process
 * dies, it is due again then.
 * @returns undefined when another process was first, or it was erased or parked meanwhile
 */
export async function takeDelivery(open: OpenStore, due: DueDelivery): Promise<Delivery | undefined> {
  const { seen, ...delivery } = due;
  const lease = (await open.time()) + LEASE_MS;
  const isOurs = await change(open.db, { ...delivery, lease: seen }, { next_at: lease });
  return isOurs ? { ...delivery, lease } : undefined;
}

/** Removes a delivery that was made. */
export async function removeDelivery(db: Database, { submission, channel }: Delivery): Promise<void> {
  await db.deleteFrom("outbox").where("submission_id", "=", submission.id).where("channel", "=", channel).execute();
}

/**
 * Schedules the next attempt for a delivery that has failed.
 * @param unanswered after how many attempts all was sent and nothing answered
 */
export async function rescheduleDelivery(
  { db, time }: OpenStore,
  delivery: Delivery,
  unanswered: number,
): Promise<void> {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** Math.min(delivery.attempts, 20), MAX_DELAY_MS);
  await change(db, delivery, { attempts: delivery.attempts + 1, unanswered, next_at: (await time()) + delay });
}

/** Sets a delivery aside, until somebody asks for it. */
export async function parkDelivery(db: Database, delivery: Delivery, reason: string): Promise<void> {
  await change(db, delivery, { attempts: delivery.attempts + 1, parked: reason });
}

/** @returns whether the delivery was still reserved by this lease */
async function change(
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

export interface OutboxState {
  /** Deliveries that have not been made yet. */
  readonly waiting: number;
  /** When the oldest of them came in or was confirmed, in milliseconds since 1970; `null` when none waits. */
  readonly oldest: number | null;
  /** Deliveries that were given up. */
  readonly parked: number;
}

export async function outboxState(db: Database): Promise<OutboxState> {
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
