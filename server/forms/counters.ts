import { sql } from "kysely";
import type { Quota } from "../settings";
import type { Database } from "../store/database";

const SECOND_MS = 1000;

/**
 * Consumes one point of each counter, in one statement of the caller's transaction. (The limiters of
 * rate-limiter-flexible need a statement for each counter.)
 * @returns in the order of the counters, the points that were consumed in this period, and 0 within the limit, otherwise
 * the milliseconds until the period ends
 */
export async function consume(
  transaction: Database,
  counters: readonly { readonly key: string; readonly quota: Quota }[],
) {
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
