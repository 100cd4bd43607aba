import { monthsBefore } from "../clock";
import { addAudit } from "./audit";
import { isClockPlausible, acceptClock } from "./clock-guard";
import type { Database, OpenStore } from "./database";
import { readValue, writeValue } from "./key-value";
import { deleteByIds } from "./records";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long suspected submissions are kept for somebody to look at. */
const SUSPECTED_DAYS = 30;
/** A run that would delete more than this, and more than half of all rows, asks first. */
const MANY = 20;
/** Where the host notes after how many months it deletes. */
const MONTHS = "retention:months";

export interface Expiry {
  readonly deleted: number;
  /** Why expired submissions were kept, for somebody to look at. */
  readonly kept?: "clockJump" | "many";
}

/**
 * Deletes expired submissions and counters, unless the clock jumped or more
 * than half of all submissions would go.
 * @param months after which a submission expires
 * @param running milliseconds that this process has run since the last call
 */
export async function deleteExpired(open: OpenStore, months: number, running: number): Promise<Expiry> {
  const { db } = open;
  const time = await open.time();
  await writeValue(db, MONTHS, String(months));
  const isPlausible = await isClockPlausible(db, time, running);
  // rate-limiter-flexible uses Date.now(), so its counters must be compared with that.
  await db
    .deleteFrom("limits")
    .where("expire", "<", Date.now() - HOUR)
    .execute();
  if (!isPlausible) return { deleted: 0, kept: "clockJump" };
  const due = await expired(db, time, months);
  const deleted = due.reduce((sum, { ids }) => sum + ids.length, 0);
  if (deleted > MANY && deleted * 2 > (await countAll(db))) return { deleted: 0, kept: "many" };
  for (const { ids, what } of due) {
    for (const chunk of chunks(ids)) {
      await db.transaction().execute(async (transaction) => {
        await deleteByIds(transaction, chunk);
        await addAudit(transaction, "expire", `${chunk.length} ${what}`);
      });
    }
  }
  return { deleted };
}

/** The ids of all that has expired. The clock is accepted, because a person asked for the deletion. */
export async function confirmExpired({ db, time }: OpenStore, months: number): Promise<string[]> {
  await acceptClock(db);
  return (await expired(db, await time(), months)).flatMap(({ ids }) => ids);
}

/** After how many months the host deletes; `undefined` before it has run. */
export async function hostRetention(db: Database): Promise<number | undefined> {
  const note = await readValue(db, MONTHS);
  return note === undefined ? undefined : Number(note);
}

/** Submissions that have expired, and how the audit table calls them. */
interface Due {
  readonly ids: readonly string[];
  readonly what: string;
}

async function expired(db: Database, time: number, months: number): Promise<Due[]> {
  const suspected = time - SUSPECTED_DAYS * DAY;
  const ordinary = monthsBefore(time, months);
  return [
    { ids: await suspectedBefore(db, suspected), what: `suspected, from before ${dayOf(suspected)}` },
    { ids: await ordinaryBefore(db, ordinary), what: `from before ${dayOf(ordinary)}` },
  ];
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

async function ordinaryBefore(db: Database, time: number): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .leftJoin("subscriptions", "subscriptions.submission_id", "submissions.id")
    .select("id")
    .where("suspected", "is", null)
    // While letters are sent, it must be possible to prove that they may be.
    .where((or) => or.or([or("confirmed_at", "is", null), or("unsubscribed_at", "is not", null)]))
    .where((by) => by(by.fn.coalesce("unsubscribed_at", "received_at"), "<", time))
    .execute();
  return rows.map(({ id }) => id);
}

async function suspectedBefore(db: Database, time: number): Promise<string[]> {
  const rows = await db
    .selectFrom("submissions")
    .select("id")
    .where("suspected", "is not", null)
    .where("received_at", "<", time)
    .execute();
  return rows.map(({ id }) => id);
}

async function countAll(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("submissions")
    .select((builder) => builder.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Small transactions let visitors' submissions in between. */
function* chunks(ids: readonly string[], size = 500): Generator<string[]> {
  for (let from = 0; from < ids.length; from += size) yield ids.slice(from, from + size);
}
