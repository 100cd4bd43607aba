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
import type { Database } from "../store/database";
import type { DatabaseChoice } from "../store/location";
import { getOrCreate, removeOthers } from "../store/key-value";
import type { Store } from "../store/store";
import { countedAs, networkOf } from "./request";

/** The keys that a visitor's submissions are counted under: of the address, and in IPv6 of the network. */
export interface Sender {
  readonly address: string;
  readonly network: string | undefined;
}

/** A submission is counted in the transaction that stores it, so what is not stored does not count. */
export interface Limits {
  /** Whom submissions of an address count for. It uses the store, so it is asked before the transaction. */
  senderOf(address: string): Promise<Sender>;
  /**
   * Counts one submission of a sender.
   * @returns 0, or over the limit of the address or network the milliseconds until the next may be stored
   */
  count(transaction: Database, sender: Sender): Promise<number>;
  /**
   * Counts one submission of everyone.
   * @returns 0, or over their limit the milliseconds until it ends
   */
  countForAll(transaction: Database): Promise<number>;
  /**
   * Counts one invalid body of a network.
   * @returns 0, or over the limit the milliseconds until one may be answered in full again
   */
  countInvalid(address: string): Promise<number>;
}

const SALT = "salt:";
const EVERYONE = "everyone";
/** The limit of an IPv6 /48 network, as a multiple of the limit of one address. */
const NETWORK_FACTOR = 10;
/** The limit of invalid bodies, as a multiple of the limit of one address. People retry after a typo. */
const INVALID_FACTOR = 10;

/**
 * Limits whose counters are in the store, so that they hold for all processes
 * and survive a restart. Addresses are kept as hashes with a salt that is
 * thrown away daily, so nobody can find out later who sent something.
 */
export function createLimits(store: Store, { kind }: DatabaseChoice, quotas: Quotas): Limits {
  const { perIpAddress: quota, forAll } = quotas;
  const networkQuota = multiplied(quota, NETWORK_FACTOR);
  const byInvalid = new RateLimiterMemory(multiplied(quota, INVALID_FACTOR));
  const hash = createDailyHash(store);

  return {
    async senderOf(address) {
      const network = networkOf(address);
      return { address: await hash(countedAs(address)), network: network && (await hash(network)) };
    },
    async count(transaction, { address, network }) {
      const wait = await consume(limiterOn(transaction, kind, "address", quota), address);
      if (wait > 0 || network === undefined) return wait;
      return consume(limiterOn(transaction, kind, "network", networkQuota), network);
    },
    countForAll: (transaction) => consume(limiterOn(transaction, kind, EVERYONE, forAll), EVERYONE),
    // Invalid bodies are no reason to write to the disk, so each process counts its own.
    countInvalid: (address) => consume(byInvalid, networkOf(address) ?? countedAs(address)),
  };
}

/** A limiter whose statements are part of a transaction. */
function limiterOn(transaction: Database, kind: DatabaseChoice["kind"], keyPrefix: string, quota: Quota) {
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

async function consume(limiter: RateLimiterStoreAbstract | RateLimiterMemory, key: string): Promise<number> {
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
        const agreed = await getOrCreate(db, name, randomBytes(32).toString("hex"));
        await removeOthers(db, SALT, name);
        return agreed;
      });
      day = today;
    }
    return createHmac("sha256", salt).update(text).digest("base64url");
  };
}
