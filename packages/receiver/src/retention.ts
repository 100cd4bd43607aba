import { DAY_MS, HOUR_MS, MINUTE_MS } from "./clock";
import type { Log } from "./log";
import { readLastCheck } from "./store/clock-guard";
import type { OpenStore } from "./store/database";
import { deleteExpired, type Expiry } from "./store/expiry";
import type { Store } from "./store/store";

const CONFIRMATION_HINT = "check the clock, then run `npm run submissions -- delete --expired`";
const WARNINGS = {
  clockJump: `clock jumped: no submission is deleted until the host has run for a day; ${CONFIRMATION_HINT}`,
  tooMany: `more than half of all submissions have expired: none is deleted; ${CONFIRMATION_HINT}`,
} as const;

/** Deletes submissions after RETENTION_MONTHS. */
export function createRetention(store: Store, months: number, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let lastRun = performance.now();
  let lastWarning: { readonly blocked: Expiry["blocked"]; readonly at: number } | undefined;

  /** Logs each warning once a day. */
  const warn = (blocked: Expiry["blocked"]): void => {
    const at = performance.now();
    if (blocked === undefined || (lastWarning?.blocked === blocked && at - lastWarning.at < DAY_MS)) return;
    lastWarning = { blocked, at };
    log.warn(WARNINGS[blocked]);
  };

  const runOn = async (open: OpenStore): Promise<void> => {
    const now = performance.now();
    const { deleted, blocked } = await deleteExpired(open, months, now - lastRun);
    lastRun = now;
    warn(blocked);
    if (deleted > 0) log.info({ deleted }, "expired submissions deleted");
    // The command `delete` cannot empty the log file while another program uses it, so it is also emptied here.
    if (!(await open.purge())) log.warn("log file of the store is in use: it still contains deleted text");
  };

  /** @returns whether the store was available */
  const run = async (isDue: (open: OpenStore) => Promise<boolean>): Promise<boolean> => {
    try {
      await store.use(async (open) => ((await isDue(open)) ? runOn(open) : undefined));
      return true;
    } catch (err) {
      log.warn({ err }, "expired submissions could not be deleted: trying again");
      return false;
    }
  };
  const repeat = async (): Promise<void> => {
    const isDone = await run(async () => true);
    timer = setTimeout(() => void repeat(), isDone ? HOUR_MS : MINUTE_MS).unref();
  };
  return {
    /** Deletes now and then hourly, until it is stopped. */
    start: (): void => void repeat(),
    stop: (): void => clearTimeout(timer),
    /** Deletes unless a process with the same store has done so in the last 24 hours. */
    runIfDue: async (): Promise<void> => void (await run(isDue)),
  };
}

/** Whether the last check is more than a day ago. A time far in the future was recorded while the clock was wrong. */
async function isDue({ db, time }: OpenStore): Promise<boolean> {
  const last = await readLastCheck(db);
  return last === undefined || Math.abs((await time()) - last) > DAY_MS;
}
