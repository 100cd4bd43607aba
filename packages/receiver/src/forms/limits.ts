import { createHmac, randomBytes } from "node:crypto";
import { now } from "../clock";
import type { Quota, Quotas } from "../settings";
import type { Database } from "../store/database";
import { getOrCreate, removeOthers } from "../store/key-value";
import type { Store } from "../store/store";
import { networkKey, rangeKey, senderKey } from "./request";
import { createUnreadLimits, multiply, NETWORK_FACTOR } from "./unread-limits";
import { sql } from "kysely";

/** The keys of a visitor's counters: hashes of the IP address, its network and, for IPv6, the range of its provider. */
export interface Sender {
  readonly address: string;
  readonly network: string | undefined;
  readonly range: string | undefined;
}

export type Limits = ReturnType<typeof createLimits>;

const SALT_PREFIX = "salt:";
/** The limit of an IPv6 /32 range, as a multiple of the limit of one IP address: a quarter of the default limit for all. */
const RANGE_FACTOR = 30;

/**
 * Limits whose counters are in the store, so that all processes share them and they survive a restart. IP addresses are
 * stored as hashes with a salt that is deleted daily, so that no sender can be identified later.
 */
export function createLimits(store: Store, { perIpAddress, forAll }: Quotas) {
  const everyone = { key: "everyone:everyone", quota: forAll };
  const reserve = { key: "reserve:reserve", quota: forAll };
  const unread = createUnreadLimits(perIpAddress);
  const hash = createDailyHash(store);
  const levels = [
    ["address", perIpAddress],
    ["network", multiply(perIpAddress, NETWORK_FACTOR)],
    ["range", multiply(perIpAddress, RANGE_FACTOR)],
  ] as const satisfies readonly (readonly [keyof Sender, Quota])[];

  /** The counter keys for an IP address. Call it before the transaction, because it uses the store. */
  const getSender = async (ipAddress: string): Promise<Sender> => {
    const [network, range] = [networkKey(ipAddress), rangeKey(ipAddress)];
    return {
      address: await hash(senderKey(ipAddress)),
      network: network && (await hash(network)),
      range: range && (await hash(range)),
    };
  };

  return {
    getSender,
    /**
     * Counts one submission of a sender, in the transaction that stores it, so that submissions that are not stored do not
     * count. Above the limit of all senders, the first submission of a network has a reserve, so that a few networks cannot
     * use up that limit.
     * @param isForAll whether it counts for the limit of all senders
     * @returns 0 within the limits of the sender and of all senders, otherwise the milliseconds until a period ends
     */
    async count(transaction: Database, sender: Sender, isForAll: boolean) {
      const own = levels.flatMap(([level, quota]) => {
        const key = sender[level];
        return key === undefined ? [] : [{ level, hash: key, key: `${level}:${key}`, quota }];
      });
      const found = await consume(transaction, [...own, ...(isForAll ? [everyone] : [])]);
      const over = own.findIndex((_counter, index) => (found[index]?.waitMs ?? 0) > 0);
      const { waitMs = 0 } = found[over] ?? {};
      if (waitMs > 0) await unread.block(own[over]?.hash ?? "", waitMs);
      const waitForAllMs = isForAll ? (found.at(-1)?.waitMs ?? 0) : 0;
      const isFirstOfNetwork = found[own.findIndex(({ level }) => level === "network")]?.points === 1;
      if (waitMs > 0 || waitForAllMs === 0 || !isFirstOfNetwork) return { waitMs, waitForAllMs };
      const [inReserve] = await consume(transaction, [reserve]);
      return { waitMs, waitForAllMs: inReserve?.waitMs ?? 0 };
    },
    countUnstored: unread.countUnstored,
    /**
     * Checks a sender before its body is read.
     * @param isRepeatable whether the request may repeat a submission that is already stored
     * @returns 0 unless the sender is known to be over a limit, otherwise the milliseconds until its period ends
     */
    waitBeforeReading: (ipAddress: string, isRepeatable: boolean): Promise<number> =>
      unread
        .waitBeforeReading(ipAddress, isRepeatable, async () =>
          Object.values(await getSender(ipAddress)).filter((key) => key !== undefined),
        )
        // While the store is unavailable, the submission is rejected for that reason.
        .catch(() => 0),
  };
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

const SECOND_MS = 1000;

/**
 * Consumes one point of each counter, in one statement of the caller's transaction. (The limiters of
 * rate-limiter-flexible need a statement for each counter.)
 * @returns in the order of the counters, the points that were consumed in this period, and 0 within the limit, otherwise
 * the milliseconds until the period ends
 */
async function consume(transaction: Database, counters: readonly { readonly key: string; readonly quota: Quota }[]) {
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
