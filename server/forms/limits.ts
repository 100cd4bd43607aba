import { createHmac, randomBytes } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes, type RateLimiterStoreAbstract } from "rate-limiter-flexible";
import { now } from "../clock";
import { agreeOn, removeOthers } from "../store/notes";
import type { OpenStore } from "../store/open";
import { countedAs } from "./request";
import type { Quota, Quotas } from "./quotas";

export interface Limits {
  /**
   * Counts one submission.
   * @returns 0 when it may be taken, else the milliseconds until the next may
   */
  count(address: string): Promise<number>;
  /** Takes back what was counted for a submission that was not stored after all. */
  giveBack(address: string): Promise<void>;
}

const SALT = "salt:";
const EVERYONE = "everyone";

/**
 * Limits whose counters stand in the store, so that they hold for all
 * processes and outlive a restart. While the store does not answer, each
 * process counts for itself. Addresses are kept as a hash with a salt that
 * changes daily and is then thrown away, so nobody can tell later who sent.
 */
export function createLimits(store: OpenStore, quotas: Quotas): Limits {
  const byAddress = limiter(store, "address", quotas.address);
  const byAll = limiter(store, EVERYONE, quotas.everyone);
  const hash = dailyHash(store);
  return {
    async count(address) {
      const wait = await consume(byAddress, await hash(address));
      return wait > 0 ? wait : consume(byAll, EVERYONE);
    },
    async giveBack(address) {
      await byAddress.reward(await hash(address));
      await byAll.reward(EVERYONE);
    },
  };
}

function limiter(store: OpenStore, keyPrefix: string, quota: Quota): RateLimiterStoreAbstract {
  return store.limiter({ ...quota, keyPrefix, insuranceLimiter: new RateLimiterMemory({ ...quota, keyPrefix }) });
}

async function consume(limiter: RateLimiterStoreAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    if (refusal.msBeforeNext <= limiter.duration * 1000) return Math.max(refusal.msBeforeNext, 1);
    // A wait beyond the whole window was written by a clock that ran ahead; the window begins anew.
    await limiter.set(key, 1, limiter.duration);
    return 0;
  }
}

/** Hashes addresses with a salt that all processes on the store share for a day (UTC). */
function dailyHash({ db }: OpenStore): (address: string) => Promise<string> {
  let day = "";
  let salt = "";
  return async (address) => {
    const today = new Date(now()).toISOString().slice(0, 10);
    if (day !== today) {
      const name = `${SALT}${today}`;
      salt = await agreeOn(db, name, randomBytes(32).toString("hex"));
      await removeOthers(db, SALT, name);
      day = today;
    }
    return createHmac("sha256", salt).update(countedAs(address)).digest("base64url");
  };
}
