import type { Log } from "../log";
import type { Database } from "../store/database";
import type { Limits } from "./limits";

export interface GlobalLimit {
  /**
   * Counts one submission for the limit of all IP addresses together.
   * @returns why the submission is suspected: over this limit, as it may have been used up by bots; null otherwise
   */
  getReason(transaction: Database): Promise<"limit" | null>;
}

/** The limit of all IP addresses together, which is logged once in a period. */
export function createGlobalLimit(limits: Limits, log: Log): GlobalLimit {
  /** Until then the limit is not logged again. By `performance.now()`, which never jumps. */
  let quietUntil = 0;

  return {
    async getReason(transaction) {
      const wait = await limits.countForAll(transaction);
      if (wait === 0) return null;
      if (performance.now() >= quietUntil) {
        quietUntil = performance.now() + wait;
        log.warn({ seconds: Math.ceil(wait / 1000) }, "over the limit for all: submissions are stored as suspected");
      }
      return "limit";
    },
  };
}
