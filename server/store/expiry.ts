import { monthsBefore } from "../clock";
import { isClockTrusted, trustClock } from "./clock-leap";
import type { Database, OpenStore } from "./database";
import { readNote, writeNote } from "./notes";
import { deleteByIds } from "./records";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long suspected submissions are kept for somebody to look at. */
const SUSPECTED_DAYS = 30;
/** A run that would delete more than this, and more than half of all, asks first. */
const MANY = 20;
/** Where the host notes after how many months it deletes. */
const MONTHS = "retention:months";

export interface Expiry {
  readonly deleted: number;
  /** Why expired submissions were kept, for somebody to look at. */
  readonly kept?: "leap" | "many";
}

/**
 * Deletes expired submissions and counters, unless the clock has leapt or more
 * than half of all submissions would go.
 * @param months after which a submission expires
 * @param running milliseconds that this process has run since the last call
 */
export async function deleteExpired(open: OpenStore, months: number, running: number): Promise<Expiry> {
  const { db } = open;
  const time = await open.time();
  await writeNote(db, MONTHS, String(months));
  const isTrusted = await isClockTrusted(db, time, running);
  // rate-limiter-flexible uses Date.now(), so its counters must be compared with that.
  await db
    .deleteFrom("limits")
    .where("expire", "<", Date.now() - HOUR)
    .execute();
  if (!isTrusted) return { deleted: 0, kept: "leap" };
  const suspected = await expiredSuspected(db, time);
  const ids = await expired(db, time, months);
  const isMany = ids.length > MANY && ids.length * 2 > (await countOrdinary(db));
  const due = isMany ? suspected : [...suspected, ...ids];
  for (const chunk of chunks(due)) {
    await db.transaction().execute((transaction) => deleteByIds(transaction, chunk));
  }
  return isMany ? { deleted: due.length, kept: "many" } : { deleted: due.length };
}

/** The ids of all that has expired, and trust in the clock, because a person asked for it. */
export async function confirmExpired({ db, time }: OpenStore, months: number): Promise<string[]> {
  await trustClock(db);
  const now = await time();
  return [...(await expiredSuspected(db, now)), ...(await expired(db, now, months))];
}

/** After how many months the host deletes; `undefined` before it has run. */
export async function hostRetention(db: Database): Promise<number | undefined> {
  const note = await readNote(db, MONTHS);
  return note === undefined ? undefined : Number(note);
}

async function expired(db: Database, time: number, months: number): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .leftJoin("subscriptions", "subscriptions.submission_id", "submissions.id")
    .select("id")
    .where("suspected", "is", null)
    // While letters are sent, it must be possible to prove that they may be.
    .where((or) => or.or([or("confirmed_at", "is", null), or("unsubscribed_at", "is not", null)]))
    .where((by) => by(by.fn.coalesce("unsubscribed_at", "received_at"), "<", monthsBefore(time, months)))
    .execute();
  return rows.map(({ id }) => id);
}

async function expiredSuspected(db: Database, time: number): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .select("id")
    .where("suspected", "is not", null)
    .where("received_at", "<", time - SUSPECTED_DAYS * DAY)
    .execute();
  return rows.map(({ id }) => id);
}

async function countOrdinary(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("submissions")
    .select((builder) => builder.fn.countAll<number>().as("count"))
    .where("suspected", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Small transactions let visitors' submissions in between. */
function* chunks(ids: readonly string[], size = 500): Generator<string[]> {
  for (let from = 0; from < ids.length; from += size) yield ids.slice(from, from + size);
}
