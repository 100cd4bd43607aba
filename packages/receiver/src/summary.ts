import { DAY_MS } from "./clock";
import { isReady, type Health } from "./health";
import type { Log } from "./log";
import { createSchedule } from "./schedule";
import type { Store } from "./store/store";
import { countReceived } from "./store/submissions";

/** The counters of this process: numbers by name, in two groups. */
type Group = "rejected" | "errors";
type Counts = Readonly<Record<Group, Readonly<Record<string, number>>>>;

const ZERO_COUNTS: Counts = { rejected: {}, errors: {} };

/**
 * Logs one line a day: the submissions in the store of the last 24 hours, and the counters of this process since its
 * start or the previous line. It is a warning if anything requires action.
 */
export function createSummary(store: Store, health: Health, log: Log) {
  let counts = ZERO_COUNTS;
  let since = new Date();

  const write = async (): Promise<void> => {
    const counted = { since: since.toISOString(), ...counts };
    counts = ZERO_COUNTS;
    since = new Date();
    const state = await health.readiness();
    const received = await store
      .use(async ({ db, time }) => countReceived(db, (await time()) - DAY_MS))
      .catch(() => ({ stored: null, suspected: null }));
    const hasNoEvents = Object.keys({ ...received.suspected, ...counted.errors }).length === 0;
    const needsAction = !isReady(state) || state.parked !== 0 || !hasNoEvents;
    log[needsAction ? "warn" : "info"]({ ...received, ...counted, state }, "summary of the day");
  };

  const schedule = createSchedule(DAY_MS, write);

  return {
    count(group: Group, name: string): void {
      const { [name]: count = 0 } = counts[group];
      counts = { ...counts, [group]: { ...counts[group], [name]: count + 1 } };
    },
    /** Logs the summary at each midnight (UTC), until it is stopped. */
    start: schedule.start,
    /** Logs a last summary if anything has been counted since the previous one. */
    async stop(): Promise<void> {
      schedule.stop();
      if (counts !== ZERO_COUNTS) await write();
    },
  };
}
