import { isReady, type Health } from "./health";
import type { Log } from "./log";

const DAY = 24 * 60 * 60_000;

/** What is counted, each by its name: the form type, the reason. */
type Group = "stored" | "suspected" | "refused" | "errors";

export interface Summary {
  count(group: Group, name: string): void;
  /** Writes a line daily, until it is stopped. */
  start(): void;
  /** Writes the last line, if anything has been counted since the one before. */
  stop(): Promise<void>;
}

/** Sums up each day in one line of the log. It is a warning when something needs a person. */
export function createSummary(health: Health, log: Log): Summary {
  let counts = new Map<Group, Record<string, number>>();
  let timer: NodeJS.Timeout | undefined;

  const write = async (): Promise<void> => {
    const { stored = {}, suspected = {}, refused = {}, errors = {} } = Object.fromEntries(counts);
    counts = new Map();
    const state = await health.readiness();
    const needsPerson = !isReady(state) || state.parked !== 0 || Object.keys({ ...suspected, ...errors }).length > 0;
    log[needsPerson ? "warn" : "info"]({ stored, suspected, refused, errors, state }, "summary of the day");
  };

  return {
    count(group, name) {
      const names = counts.get(group) ?? {};
      counts.set(group, { ...names, [name]: (names[name] ?? 0) + 1 });
    },
    start: () => void (timer = setInterval(() => void write(), DAY).unref()),
    async stop() {
      clearInterval(timer);
      if (counts.size > 0) await write();
    },
  };
}
