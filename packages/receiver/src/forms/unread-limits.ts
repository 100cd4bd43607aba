import { isIPv6 } from "node:net";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Quota } from "../settings";
import { networkKey, senderKey } from "./request";

/** The limit of an IPv4 /24 or IPv6 /48 network, as a multiple of the limit of one IP address. */
export const NETWORK_FACTOR = 10;
/** The limit of requests that store nothing, as a multiple of that of one IP address: people retry after a typo. */
const UNSTORED_FACTOR = 10;
/** Above this multiple of that limit, requests are refused without reading them. */
const UNREAD_FACTOR = 2;

/**
 * Limits that refuse a sender before its body is read, so that a flood costs little. They are in the memory of each
 * process, because such a request must not cause a write to the disk.
 */
export function createUnreadLimits(quota: Quota) {
  const unstored = new RateLimiterMemory(multiply(quota, UNSTORED_FACTOR));
  const blocked = new RateLimiterMemory(quota);
  /** No key is blocked after this time, so most requests need not be hashed. */
  let blockedUntil = 0;
  /** A customer may have an IPv6 /48 network, but so may many senders. */
  const unstoredKey = (ipAddress: string): string =>
    (isIPv6(ipAddress) ? networkKey(ipAddress) : undefined) ?? senderKey(ipAddress);
  const maxUnread = (ipAddress: string): number =>
    unstored.points * UNREAD_FACTOR * (isIPv6(ipAddress) ? NETWORK_FACTOR : 1);

  return {
    /**
     * Counts one request that stores nothing, because it is invalid, a repetition or over a limit.
     * @returns 0 within the limit, otherwise the milliseconds until errors may be reported again
     */
    async countUnstored(ipAddress: string): Promise<number> {
      const { consumedPoints, msBeforeNext } = await unstored.penalty(unstoredKey(ipAddress));
      return consumedPoints > unstored.points ? Math.max(msBeforeNext, 1) : 0;
    },
    /** Blocks the key of a counter in the store that is over its limit, until its period ends. */
    async block(key: string, waitMs: number): Promise<void> {
      blockedUntil = Math.max(blockedUntil, performance.now() + waitMs);
      await blocked.block(key, waitMs / 1000);
    },
    /**
     * Checks a sender before its body is read. Only requests that the store would also refuse are refused, and all requests
     * of a sender that has sent very many that store nothing.
     * @param isRepeatable whether the request may repeat a submission that is already stored
     * @param listKeys the keys of the sender's counters in the store
     * @returns 0 if its body may be read, otherwise the milliseconds until its period ends
     */
    async waitBeforeReading(
      ipAddress: string,
      isRepeatable: boolean,
      listKeys: () => Promise<readonly string[]>,
    ): Promise<number> {
      const { consumedPoints = 0, msBeforeNext = 0 } = (await unstored.get(unstoredKey(ipAddress))) ?? {};
      if (consumedPoints >= maxUnread(ipAddress)) return Math.max(msBeforeNext, 0);
      if (isRepeatable && consumedPoints < unstored.points) return 0;
      if (performance.now() > blockedUntil) return 0;
      const counters = await Promise.all((await listKeys()).map((key) => blocked.get(key)));
      return Math.max(0, ...counters.map((counter) => counter?.msBeforeNext ?? 0));
    },
  };
}

/** A multiple of a limit in the same period. */
export function multiply({ points, duration }: Quota, factor: number): Quota {
  return { points: points * factor, duration };
}
