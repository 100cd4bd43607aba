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
import { countedAs, networkOf } from "./request";

export interface Limits {
  /**
   * Counts one submission of a sender, unless it is over the limit of its address or network.
   * @returns 0 when it may be stored, else the milliseconds until the next may
   */
  count(address: string): Promise<number>;
  /**
   * Counts one submission of everyone, unless it is over their limit.
   * @returns 0 when it was counted, else the milliseconds until the next may
   */
  countForAll(): Promise<number>;
  /**
   * Counts one invalid body of a network, unless it is over their limit.
   * @returns 0 when it was counted, else the milliseconds until it may be answered in full again
   */
  countInvalid(address: string): Promise<number>;
  /**
   * Takes back a submission that was counted and then not stored.
   * @param forAll whether it was counted for everyone too
   */
  giveBack(address: string, forAll: boolean): Promise<void>;
}

interface Counter {
  readonly limiter: RateLimiterStoreAbstract | RateLimiterMemory;
  readonly key: string;
}

const SALT = "salt:";
const EVERYONE = "everyone";
/** The limit of an IPv6 /48 network, as a multiple of the limit of one address. */
const NETWORK_FACTOR = 10;
/** The limit of invalid bodies, as a multiple of the limit of one address. Who mistypes tries again a few times. */
const INVALID_FACTOR = 10;

/**
 * Limits whose counters are in the store, so that they hold for all processes
 * and survive a restart. While the store is unavailable, each process counts in
 * memory. Addresses are kept as hashes with a salt that is thrown away daily,
 * so nobody can find out later who sent something.
 */
export function createLimits(store: Store, { kind }: DatabaseChoice, quotas: Quotas): Limits {
  const byAddress = createLimiter(store, kind, "address", quotas.address);
  const byNetwork = createLimiter(store, kind, "network", multiplied(quotas.address, NETWORK_FACTOR));
  const byAll = createLimiter(store, kind, EVERYONE, quotas.everyone);
  const byInvalid = new RateLimiterMemory(multiplied(quotas.address, INVALID_FACTOR));
  const hash = createDailyHash(store);

  const counters = async (address: string): Promise<Counter[]> => {
    const sender = { limiter: byAddress, key: await hash(countedAs(address)) };
    const network = networkOf(address);
    return network === undefined ? [sender] : [sender, { limiter: byNetwork, key: await hash(network) }];
  };
  const reward = async (counted: readonly Counter[]): Promise<void> => {
    for (const { limiter, key } of counted) await limiter.reward(key);
  };

  return {
    async count(address) {
      const counted: Counter[] = [];
      for (const counter of await counters(address)) {
        const wait = await consume(counter);
        if (wait > 0) {
          await reward(counted);
          return wait;
        }
        counted.push(counter);
      }
      return 0;
    },
    // Invalid bodies are no reason to write to the disk, so each process counts its own.
    countInvalid: (address) => consume({ limiter: byInvalid, key: networkOf(address) ?? countedAs(address) }),
    countForAll: () => consume({ limiter: byAll, key: EVERYONE }),
    async giveBack(address, forAll) {
      await reward([...(await counters(address)), ...(forAll ? [{ limiter: byAll, key: EVERYONE }] : [])]);
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

async function consume({ limiter, key }: Counter): Promise<number> {
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

function multiplied({ points, duration }: Quota, factor: number): Quota {
  return { points: points * factor, duration };
}

/** Hashes addresses with a salt that all processes on the store share for one day (UTC). */
function createDailyHash(store: Store): (text: string) => Promise<string> {
  let day = "";
  let salt = "";
  return async (text) => {
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
    return createHmac("sha256", salt).update(text).digest("base64url");
  };
}
