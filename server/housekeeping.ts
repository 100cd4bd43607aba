import { monthsBefore, now } from "./clock";
import type { Log } from "./log";
import { readNote, writeNote } from "./store/notes";
import type { OpenStore } from "./store/open";
import { eraseBefore } from "./store/records";
import type { Store } from "./store/store";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A gap between two visits that is longer than any site stays down: rather the clock has jumped. */
const IMPLAUSIBLE = 60 * DAY;
const LAST_VISIT = "retention:last";

export interface Housekeeping {
  start(): void;
  stop(): void;
  /** Does so now, unless somebody has within a day; for hosts that have no time between two requests. */
  visitIfDue(): Promise<void>;
}

/** Removes what is older than the privacy page allows: at the start, and then daily. */
export function createHousekeeping(store: Store, months: number, log: Log): Housekeeping {
  let timer: NodeJS.Timeout | undefined;
  /** Whether it went well. */
  const tidy = async (isDue: (open: OpenStore) => Promise<boolean>): Promise<boolean> => {
    try {
      const erased = await store.use(async (open) => ((await isDue(open)) ? removeExpired(open, months) : 0));
      if (erased > 0) log.info({ erased }, "expired submissions were removed");
      return true;
    } catch (err) {
      log.warn({ err }, "expired submissions could not be removed yet");
      return false;
    }
  };
  const visit = async (): Promise<void> => {
    const done = await tidy(async () => true);
    timer = setTimeout(() => void visit(), done ? DAY : HOUR / 60).unref();
  };
  return {
    start: () => void visit(),
    stop: () => clearTimeout(timer),
    visitIfDue: async () => void (await tidy(isVisitDue)),
  };
}

/** A last visit that lies ahead was noted by a clock that was wrong: it counts for nothing. */
async function isVisitDue({ db }: OpenStore): Promise<boolean> {
  const last = await readNote(db, LAST_VISIT);
  return last === undefined || Math.abs(now() - Number(last)) > DAY;
}

/**
 * Removes submissions that are older than some months, and counters that have
 * ended. After a leap of the clock nothing is removed until the next visit a
 * day later, so that a clock that is wrong for an hour cannot empty the store.
 * @returns how many submissions were removed
 */
export async function removeExpired(open: OpenStore, months: number): Promise<number> {
  const time = now();
  const last = Number((await readNote(open.db, LAST_VISIT)) ?? time);
  await writeNote(open.db, LAST_VISIT, String(time));
  // The counters go by the clock as it is: by ours, those of a clock that is not believed would have ended at once.
  await open.db
    .deleteFrom("limits")
    .where("expire", "<", Date.now() - HOUR)
    .execute();
  return time - last > IMPLAUSIBLE ? 0 : eraseBefore(open, monthsBefore(time, months));
}
