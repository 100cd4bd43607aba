import { randomBytes } from "node:crypto";
import { MAX_BODY_BYTES } from "./forms/body-size";
import type { Log } from "./log";
import { removeValue, writeValue } from "./store/key-value";
import { getOutboxState } from "./store/outbox";
import type { Store } from "./store/store";
import { countSuspected } from "./store/submissions";

/** The body of /readyz. Numbers are `null` while the store is unavailable. */
export interface Readiness {
  readonly store: "reachable" | "unavailable";
  /** Whether the largest submission can be stored. */
  readonly write: "worked" | "failed";
  /** The number of open deliveries. */
  readonly outbox: number | null;
  /** Age of the oldest open delivery in seconds; `null` if there is none. */
  readonly oldest: number | null;
  /** The number of parked deliveries, which require action. */
  readonly parked: number | null;
  /** The number of suspected submissions. */
  readonly suspected: number | null;
}

export type Health = ReturnType<typeof createHealth>;

const TEST_KEY = "health:written";
const UNAVAILABLE: Readiness = {
  store: "unavailable",
  write: "failed",
  outbox: null,
  oldest: null,
  parked: null,
  suspected: null,
};

/** A value that needs as much space as the largest submission with its delivery. It does not compress. */
const testValue = (): string => randomBytes(MAX_BODY_BYTES).toString("base64");

/** Checks whether the store can be read and written, and counts deliveries and suspected submissions. */
export function createHealth(store: Store, log: Log) {
  let isWritable = false;

  /**
   * Writes a test value at the start and after a failure, because a full disk can still be read. A small submission that
   * was stored since does not end a failure: a larger one may still find no space.
   */
  const canWrite = async (): Promise<boolean> => {
    isWritable ||= await store
      .use(async ({ db }) => {
        await writeValue(db, TEST_KEY, testValue());
        // Otherwise the next test would need no space, because it replaces this value.
        await removeValue(db, TEST_KEY);
      })
      .then(() => true)
      .catch((err: unknown) => {
        log.warn({ err }, "store cannot be written");
        return false;
      });
    return isWritable;
  };

  return {
    /** Records that a submission could not be stored. */
    reportFailure: (): void => void (isWritable = false),
    async readiness(): Promise<Readiness> {
      const write = (await canWrite()) ? "worked" : "failed";
      try {
        return await store.use(async ({ db, time }): Promise<Readiness> => {
          const { waiting, oldest, parked } = await getOutboxState(db);
          const age = oldest === null ? null : Math.max(0, Math.round(((await time()) - oldest) / 1000));
          return {
            store: "reachable",
            write,
            outbox: waiting,
            oldest: age,
            parked,
            suspected: await countSuspected(db),
          };
        });
      } catch (err) {
        log.warn({ err }, "store is unavailable");
        return UNAVAILABLE;
      }
    },
  };
}

/** An open delivery that is older requires action. */
const MAX_DELIVERY_AGE_S = 60 * 60;

/** Whether submissions can be stored, and deliveries are on time. */
export function isReady({ store, write, oldest }: Readiness): boolean {
  return store === "reachable" && write === "worked" && (oldest ?? 0) <= MAX_DELIVERY_AGE_S;
}
