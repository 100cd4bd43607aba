import { DAY_MS, HOUR_MS, monthsBefore } from "../clock";
import { addAudit } from "./audit";
import { isClockPlausible, acceptClock } from "./clock-guard";
import type { Database, OpenStore } from "./database";
import { readValue, writeValue } from "./key-value";
import { chunks, deleteByIds } from "./records";

/** How long staff can review suspected submissions. */
const SUSPECTED_DAYS = 30;
/** A run that would delete more than this and more than half of all rows must be confirmed. */
const MAX_UNCONFIRMED_DELETIONS = 20;
/** The host stores its RETENTION_MONTHS under this key, so that commands can compare it with theirs. */
const RETENTION_KEY = "retention:months";

export interface Expiry {
  readonly deleted: number;
  /** Why no expired submission was deleted. */
  readonly blocked?: "clockJump" | "tooMany";
}

/**
 * Deletes expired counters of the rate limits and expired submissions. It deletes no submissions if the clock has jumped,
 * or if more than half of them and more than MAX_UNCONFIRMED_DELETIONS would be deleted.
 * @param months after which a submission expires
 * @param runningMs milliseconds that this process has run since the last call
 */
export async function deleteExpired(open: OpenStore, months: number, runningMs: number): Promise<Expiry> {
  const { db } = open;
  const time = await open.time();
  await writeValue(db, RETENTION_KEY, String(months));
  const isPlausible = await isClockPlausible(db, time, runningMs);
  // The counters use Date.now() instead of the clock of the store.
  await db
    .deleteFrom("limits")
    .where("expire", "<", Date.now() - HOUR_MS)
    .execute();
  if (!isPlausible) return { deleted: 0, blocked: "clockJump" };
  const due = await findExpired(db, time, months);
  const deleted = due.reduce((sum, { ids }) => sum + ids.length, 0);
  if (deleted > MAX_UNCONFIRMED_DELETIONS && deleted * 2 > (await countAll(db)))
    return { deleted: 0, blocked: "tooMany" };
  for (const { ids, description } of due) {
    // Between short transactions, visitors' submissions can be stored.
    for (const chunk of chunks(ids)) {
      await db.transaction().execute(async (transaction) => {
        await deleteByIds(transaction, chunk);
        await addAudit(transaction, "expire", `${chunk.length} ${description}`);
      });
    }
  }
  return { deleted };
}

/** The ids of all expired submissions. The clock is accepted, because an operator has requested the deletion. */
export async function confirmExpired({ db, time }: OpenStore, months: number): Promise<string[]> {
  await acceptClock(db);
  return (await findExpired(db, await time(), months)).flatMap(({ ids }) => ids);
}

/** The RETENTION_MONTHS of the host; `undefined` before it has run. */
export async function readHostRetention(db: Database): Promise<number | undefined> {
  const value = await readValue(db, RETENTION_KEY);
  return value === undefined ? undefined : Number(value);
}

/** The expired submissions of each kind, with words for the audit table. */
async function findExpired(db: Database, time: number, months: number) {
  const suspected = time - SUSPECTED_DAYS * DAY_MS;
  const ordinary = monthsBefore(time, months);
  return [
    { ids: await suspectedBefore(db, suspected), description: `suspected, from before ${dayOf(suspected)}` },
    { ids: await ordinaryBefore(db, ordinary), description: `from before ${dayOf(ordinary)}` },
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
    // The proof of consent is kept as long as newsletters are sent.
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
