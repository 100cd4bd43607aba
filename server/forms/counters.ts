import { CompiledQuery } from "kysely";
import {
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
  type RateLimiterMemory,
  type RateLimiterStoreAbstract,
} from "rate-limiter-flexible";
import type { Quota } from "../settings";
import type { Database } from "../store/database";
import type { DatabaseChoice } from "../store/location";

interface Consumption {
  /** 0 within the limit, otherwise the milliseconds until its period ends. */
  readonly waitMs: number;
  /** The number of points that were consumed in this period. */
  readonly points: number;
}

/** A limiter whose statements are part of a transaction. */
export function createStoreLimiter(
  transaction: Database,
  kind: DatabaseChoice["kind"],
  keyPrefix: string,
  quota: Quota,
): RateLimiterStoreAbstract {
  const run = (text: string, values: readonly unknown[]) =>
    transaction.executeQuery(CompiledQuery.raw(text, [...values]));
  // Retention deletes expired counters.
  const options = { ...quota, keyPrefix, tableName: "limits", tableCreated: true, clearExpiredByTimeout: false };
  if (kind === "postgres") {
    const storeClient = { query: ({ text, values }: { text: string; values: unknown[] }) => run(text, values) };
    return new RateLimiterPostgres({ ...options, storeClient, storeType: "client" });
  }
  const storeClient = {
    prepare: (text: string) => ({ get: async (...values: unknown[]) => (await run(text, values)).rows[0] }),
    transaction: <T>(statement: () => T) => statement,
  };
  return new RateLimiterSQLite({ ...options, storeClient, storeType: "better-sqlite3" });
}

/** Consumes one point of a key. */
export async function consume(
  limiter: RateLimiterStoreAbstract | RateLimiterMemory,
  key: string,
): Promise<Consumption> {
  try {
    return { waitMs: 0, points: (await limiter.consume(key)).consumedPoints };
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const { msBeforeNext, consumedPoints } = rejection;
    if (msBeforeNext > limiter.duration * 1000) {
      // The counter was written while the clock was ahead, so a new period begins.
      await limiter.set(key, 1, limiter.duration);
      return { waitMs: 0, points: 1 };
    }
    return { waitMs: Math.max(msBeforeNext, 1), points: consumedPoints };
  }
}
