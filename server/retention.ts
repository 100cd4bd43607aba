import { monthsBefore, now } from "./clock";
import type { Log } from "./log";
import type { OpenStore } from "./store/database";
import { readNote, writeNote } from "./store/notes";
import { deleteReceivedBefore } from "./store/records";
import type { Store } from "./store/store";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** No site is down for so long. A longer gap between two runs means that the clock has jumped. */
const IMPLAUSIBLE_GAP = 60 * DAY;
const LAST_RUN = "retention:last";

export interface Retention {
  /** Runs now and then daily, until it is stopped. */
  start(): void;
  stop(): void;
  /** Runs unless any process has within a day. */
  runIfDue(): Promise<void>;
}

/** Deletes submissions older than the privacy page allows. */
export function createRetention(store: Store, months: number, log: Log): Retention {
  let timer: NodeJS.Timeout | undefined;

  /** @returns whether the store could be reached */
  const run = async (isDue: (open: OpenStore) => Promise<boolean>): Promise<boolean> => {
    try {
      const deleted = await store.use(async (open) => ((await isDue(open)) ? deleteExpired(open, months) : 0));
      if (deleted > 0) log.info({ deleted }, "expired submissions were deleted");
      return true;
    } catch (err) {
      log.warn({ err }, "expired submissions could not be deleted yet");
      return false;
    }
  };
  const repeat = async (): Promise<void> => {
    const done = await run(async () => true);
    timer = setTimeout(() => void repeat(), done ? DAY : MINUTE).unref();
  };
  return {
    start: () => void repeat(),
    stop: () => clearTimeout(timer),
    runIfDue: async () => void (await run(isDue)),
  };
}

/** A last run in the future was noted while the clock was wrong, and does not count. */
async function isDue({ db }: OpenStore): Promise<boolean> {
  const last = await readNote(db, LAST_RUN);
  return last === undefined || Math.abs(now() - Number(last)) > DAY;
}

/**
 * Deletes submissions older than some months, and expired counters. After a
 * jump of the clock nothing is deleted until the next run a day later, so a
 * clock that is wrong for an hour cannot empty the store.
 * @returns the number of deleted submissions
 */
async function deleteExpired(open: OpenStore, months: number): Promise<number> {
  const time = now();
  const last = Number((await readNote(open.db, LAST_RUN)) ?? time);
  await writeNote(open.db, LAST_RUN, String(time));
  // rate-limiter-flexible uses Date.now(), so its counters must be compared with that.
  await open.db
    .deleteFrom("limits")
    .where("expire", "<", Date.now() - HOUR)
    .execute();
  return time - last > IMPLAUSIBLE_GAP ? 0 : deleteReceivedBefore(open, monthsBefore(time, months));
}
