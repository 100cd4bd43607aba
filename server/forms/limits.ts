import { createHmac, randomBytes } from "node:crypto";
import { CompiledQuery } from "kysely";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from "rate-limiter-flexible";
import { now } from "../clock";
import type { Quota, Quotas } from "../settings";
import type { DatabaseChoice } from "../store/location";
import { agreeOn, removeOthers } from "../store/notes";
import type { Store } from "../store/store";
import { countedAs } from "./request";

export interface Limits {
  /**
   * Counts one submission, unless it is over a limit.
   * @returns 0 when it may be stored, else the milliseconds until the next may
   */
  count(address: string): Promise<number>;
  /** Takes back a submission that was counted and then not stored. */
  giveBack(address: string): Promise<void>;
}

const SALT = "salt:";
const EVERYONE = "everyone";

/**
 * Limits whose counters are in the store, so that they hold for all processes
 * and survive a restart. While the store is unavailable, each process counts in
 * memory. Addresses are kept as hashes with a salt that is thrown away daily,
 * so nobody can find out later who sent something.
 */
export function createLimits(store: Store, { kind }: DatabaseChoice, quotas: Quotas): Limits {
  const byAddress = createLimiter(store, kind, "address", quotas.address);
  const byAll = createLimiter(store, kind, EVERYONE, quotas.everyone);
  const hash = createDailyHash(store);
  return {
    async count(address) {
      const key = await hash(address);
      const wait = await consume(byAddress, key);
      if (wait > 0) return wait;
      const waitForAll = await consume(byAll, EVERYONE);
      if (waitForAll > 0) await byAddress.reward(key);
      return waitForAll;
    },
    async giveBack(address) {
      await byAddress.reward(await hash(address));
      await byAll.reward(EVERYONE);
    },
  };
}

/** The limiters use the store's connections through Kysely, each statement in its turn. */
function createLimiter(store: Store, kind: DatabaseChoice["kind"], keyPrefix: string, quota: Quota) {
  const run = (text: string, values: readonly unknown[]) =>
    store.use(({ db }) => db.executeQuery(CompiledQuery.raw(text, [...values])));
  const options = {
    ...quota,
    keyPrefix,
    tableName: "limits",
    tableCreated: true,
    // Retention deletes expired counters.
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory({ ...quota, keyPrefix }),
  };
  if (kind === "postgres") {
    const storeClient = { query: ({ text, values }: { text: string; values: unknown[] }) => run(text, values) };
    return new RateLimiterPostgres({ ...options, storeClient, storeType: "client" });
  }
  const storeClient = {
    prepare: (text: string) => ({ get: async (...values: unknown[]) => (await run(text, values)).rows[0] }),
    // One statement is a transaction already.
    transaction: <T>(statement: () => T) => statement,
  };
  return new RateLimiterSQLite({ ...options, storeClient, storeType: "better-sqlite3" });
}

async function consume(limiter: RateLimiterStoreAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    if (rejection.msBeforeNext > limiter.duration * 1000) {
      // The counter was written while the clock ran ahead, so its window begins again.
      await limiter.set(key, 1, limiter.duration);
      return 0;
    }
    // Only what is stored counts.
    await limiter.reward(key);
    return Math.max(rejection.msBeforeNext, 1);
  }
}

/** Hashes addresses with a salt that all processes on the store share for one day (UTC). */
function createDailyHash(store: Store): (address: string) => Promise<string> {
  let day = "";
  let salt = "";
  return async (address) => {
    const today = new Date(now()).toISOString().slice(0, 10);
    if (day !== today) {
      const name = `${SALT}${today}`;
      salt = await store.use(async ({ db }) => {
        const agreed = await agreeOn(db, name, randomBytes(32).toString("hex"));
        await removeOthers(db, SALT, name);
        return agreed;
      });
      day = today;
    }
    return createHmac("sha256", salt).update(countedAs(address)).digest("base64url");
  };
}
