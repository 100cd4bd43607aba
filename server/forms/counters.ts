import { sql } from "kysely";
import type { Quota } from "../settings";
import type { Database } from "../store/database";

/** A counter in the store. */
interface Counter {
  readonly key: string;
  readonly quota: Quota;
}

export interface Consumption {
  /** 0 within the limit, otherwise the milliseconds until its period ends. */
  readonly waitMs: number;
  /** The number of points that were consumed in this period. */
  readonly points: number;
}

const SECOND_MS = 1000;

/**
 * Consumes one point of each counter, in one statement of the caller's transaction. (The limiters of
 * rate-limiter-flexible need a statement for each counter.)
 * @returns the consumptions in the order of the counters
 */
export async function consume(transaction: Database, counters: readonly Counter[]): Promise<Consumption[]> {
  const time = Date.now();
  // An expiry after the end of a period that begins now was written while the clock was ahead.
  const isOver = sql`limits.expire is null or limits.expire <= ${time} or limits.expire > excluded.expire`;
  const rows = await transaction
    .insertInto("limits")
    .values(counters.map(({ key, quota }) => ({ key, points: 1, expire: time + quota.duration * SECOND_MS })))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        points: sql`case when ${isOver} then 1 else limits.points + 1 end`,
        expire: sql`case when ${isOver} then excluded.expire else limits.expire end`,
      }),
    )
    .returning(["key", "points", "expire"])
    .execute();
  return counters.map(({ key, quota }) => {
    const { points = 1, expire = null } = rows.find((row) => row.key === key) ?? {};
    return { waitMs: points > quota.points ? Math.max((expire ?? 0) - time, 1) : 0, points };
  });
}
