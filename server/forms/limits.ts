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
import { senderKey, networkKey } from "./request";

/** The keys of a visitor's counters: one for the IP address, and one for the network if it is an IPv6 address. */
export interface Sender {
  readonly ipAddress: string;
  readonly network: string | undefined;
}

/** A submission is counted in the transaction that stores it, so submissions that are not stored do not count. */
export interface Limits {
  /** The counter keys for an IP address. Call it before the transaction, because it uses the store. */
  getSender(ipAddress: string): Promise<Sender>;
  /**
   * Counts one submission of a sender.
   * @returns 0 within the limits of the IP address and network, otherwise the milliseconds until the next submission
   */
  count(transaction: Database, sender: Sender): Promise<number>;
  /**
   * Counts one submission for the limit of all IP addresses together.
   * @returns 0 within the limit, otherwise the milliseconds until its period ends
   */
  countForAll(transaction: Database): Promise<number>;
  /**
   * Counts one invalid request of an IPv4 address or IPv6 network.
   * @returns 0 within the limit, otherwise the milliseconds until errors may be reported again
   */
  countInvalid(ipAddress: string): Promise<number>;
}

const SALT_PREFIX = "salt:";
const FOR_ALL_KEY = "everyone";
/** The limit of an IPv6 /48 network, as a multiple of the limit of one IP address. */
const NETWORK_FACTOR = 10;
/** The limit of invalid requests, as a multiple of the limit of one IP address, because people retry after a typo. */
const INVALID_FACTOR = 10;

/**
 * Limits whose counters are in the store, so that all processes share them and they survive a restart. IP addresses are
 * stored as hashes with a salt that is deleted daily, so that no sender can be identified later.
 */
export function createLimits(store: Store, { kind }: DatabaseChoice, quotas: Quotas): Limits {
  const { perIpAddress: quota, forAll } = quotas;
  const networkQuota = multiply(quota, NETWORK_FACTOR);
  const invalidLimiter = new RateLimiterMemory(multiply(quota, INVALID_FACTOR));
  const hash = createDailyHash(store);

  return {
    async getSender(ipAddress) {
      const network = networkKey(ipAddress);
      return { ipAddress: await hash(senderKey(ipAddress)), network: network && (await hash(network)) };
    },
    async count(transaction, { ipAddress, network }) {
      const wait = await consume(createLimiter(transaction, kind, "address", quota), ipAddress);
      if (wait > 0 || network === undefined) return wait;
      return consume(createLimiter(transaction, kind, "network", networkQuota), network);
    },
    countForAll: (transaction) => consume(createLimiter(transaction, kind, FOR_ALL_KEY, forAll), FOR_ALL_KEY),
    // Counted in memory by each process, because an invalid request must not cause a write to the disk.
    countInvalid: (ipAddress) => consume(invalidLimiter, networkKey(ipAddress) ?? senderKey(ipAddress)),
  };
}

/** A limiter whose statements are part of a transaction. */
function createLimiter(transaction: Database, kind: DatabaseChoice["kind"], keyPrefix: string, quota: Quota) {
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
      // The counter was written while the clock was ahead, so a new period begins.
      await limiter.set(key, 1, limiter.duration);
      return 0;
    }
    return Math.max(rejection.msBeforeNext, 1);
  }
}

function multiply({ points, duration }: Quota, factor: number): Quota {
  return { points: points * factor, duration };
}

/** Hashes texts with a salt that all processes on the store share for one day (UTC). */
function createDailyHash(store: Store): (text: string) => Promise<string> {
  let day = "";
  let salt = "";
  return async (text) => {
    const today = new Date(now()).toISOString().slice(0, 10);
    if (day !== today) {
      const name = `${SALT_PREFIX}${today}`;
      salt = await store.use(async ({ db }) => {
        const value = await getOrCreate(db, name, randomBytes(32).toString("hex"));
        await removeOthers(db, SALT_PREFIX, name);
        return value;
      });
      day = today;
    }
    return createHmac("sha256", salt).update(text).digest("base64url");
  };
}
