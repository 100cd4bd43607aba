import { isReady, type Health } from "./health";
import type { Log } from "./log";
import type { Store } from "./store/store";
import { countReceived } from "./store/submissions";

const DAY = 24 * 60 * 60_000;
/** After midnight (UTC), in milliseconds: a timer may be a little early. */
const AFTER_MIDNIGHT = 1000;

/** What this process counts, each by its name. */
type Group = "refused" | "errors";
type Counts = Readonly<Record<Group, Readonly<Record<string, number>>>>;

const NOTHING: Counts = { refused: {}, errors: {} };

export interface Summary {
  count(group: Group, name: string): void;
  /** Writes a line at each midnight, until it is stopped. */
  start(): void;
  /** Writes the last line, if anything has been counted since the one before. */
  stop(): Promise<void>;
}

/**
 * Sums up each day in one line of the log: what came in during the last 24
 * hours by the store, which no restart forgets, and what this process counted
 * since its start or its last line. It is a warning when something needs a person.
 */
export function createSummary(store: Store, health: Health, log: Log): Summary {
  let counts = NOTHING;
  let since = new Date();
  let timer: NodeJS.Timeout | undefined;

  const write = async (): Promise<void> => {
    const counted = { since: since.toISOString(), ...counts };
    counts = NOTHING;
    since = new Date();
    const state = await health.readiness();
    const received = await store
      .use(async ({ db, time }) => countReceived(db, (await time()) - DAY))
      .catch(() => ({ stored: null, suspected: null }));
    const isQuiet = Object.keys({ ...received.suspected, ...counted.errors }).length === 0;
    const needsPerson = !isReady(state) || state.parked !== 0 || !isQuiet;
    log[needsPerson ? "warn" : "info"]({ ...received, ...counted, state }, "summary of the day");
  };

  const schedule = (): void => {
    const wait = DAY - (Date.now() % DAY) + AFTER_MIDNIGHT;
    timer = setTimeout(() => {
      schedule();
      void write();
    }, wait).unref();
  };

  return {
    count(group, name) {
      const { [name]: before = 0 } = counts[group];
      counts = { ...counts, [group]: { ...counts[group], [name]: before + 1 } };
    },
    start: schedule,
    async stop() {
      clearTimeout(timer);
      if (counts !== NOTHING) await write();
    },
  };
}
