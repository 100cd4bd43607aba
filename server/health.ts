import type { Log } from "./log";
import { writeValue } from "./store/key-value";
import { outboxState } from "./store/outbox";
import type { Store } from "./store/store";
import { countSuspected } from "./store/submissions";

/** What an operator must know. Each is `null` while the store is unavailable. */
export interface Readiness {
  readonly store: "reachable" | "unavailable";
  /** Whether the last write to the store worked. */
  readonly write: "worked" | "failed";
  /** Deliveries that have not been made yet. */
  readonly outbox: number | null;
  /** Seconds for which the oldest of them has waited; `null` when none waits. */
  readonly oldest: number | null;
  /** Deliveries that were given up, and wait for a person. */
  readonly parked: number | null;
  /** Submissions that are kept aside. */
  readonly suspected: number | null;
}

export interface Health {
  /** Says whether a write to the store worked. */
  wrote(worked: boolean): void;
  readiness(): Promise<Readiness>;
}

const NOTE = "health:written";
const UNAVAILABLE: Readiness = {
  store: "unavailable",
  write: "failed",
  outbox: null,
  oldest: null,
  parked: null,
  suspected: null,
};

/** Keeps an eye on the store. */
export function createHealth(store: Store, log: Log): Health {
  let lastWrite: boolean | undefined;

  /** After a write that failed, and at the start, another is tried: a full disk can still be read. */
  const canWrite = async (): Promise<boolean> => {
    lastWrite ||= await store
      .use(async ({ db, time }) => writeValue(db, NOTE, String(await time())))
      .then(() => true)
      .catch((err: unknown) => {
        log.warn({ err }, "the store cannot be written");
        return false;
      });
    return lastWrite;
  };

  return {
    wrote: (worked) => void (lastWrite = worked),
    async readiness() {
      const write = (await canWrite()) ? "worked" : "failed";
      try {
        return await store.use(async ({ db, time }): Promise<Readiness> => {
          const { waiting, oldest, parked } = await outboxState(db);
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
        log.warn({ err }, "the store is unavailable");
        return UNAVAILABLE;
      }
    },
  };
}

/** After this time a delivery that still waits needs action. */
const MAX_WAIT_SECONDS = 60 * 60;

/** Whether submissions are stored, and delivered in time. */
export function isReady({ store, write, oldest }: Readiness): boolean {
  return store === "reachable" && write === "worked" && (oldest ?? 0) <= MAX_WAIT_SECONDS;
}
