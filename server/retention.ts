import type { Log } from "./log";
import { lastCheck } from "./store/clock-guard";
import type { OpenStore } from "./store/database";
import { deleteExpired, type Expiry } from "./store/expiry";
import type { Store } from "./store/store";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const CONFIRM = "look at the clock; `npm run submissions -- delete --expired` deletes what has expired";
const KEPT = {
  clockJump: `the clock jumped, so nothing is deleted until the host has run for a day; ${CONFIRM}`,
  many: `more than half of all submissions have expired, so none of them is deleted; ${CONFIRM}`,
} as const;

export interface Retention {
  /** Runs now and then hourly, until it is stopped. */
  start(): void;
  stop(): void;
  /** Runs unless any process has within a day. */
  runIfDue(): Promise<void>;
}

/** Deletes submissions older than the privacy page allows. */
export function createRetention(store: Store, months: number, log: Log): Retention {
  let timer: NodeJS.Timeout | undefined;
  let looked = performance.now();
  let warned: { readonly kept: Expiry["kept"]; readonly at: number } | undefined;

  /** A warning a day is enough. */
  const warn = (kept: Expiry["kept"]): void => {
    const at = performance.now();
    if (kept === undefined || (warned?.kept === kept && at - warned.at < DAY)) return;
    warned = { kept, at };
    log.warn(KEPT[kept]);
  };

  const runOn = async (open: OpenStore): Promise<void> => {
    const now = performance.now();
    const { deleted, kept } = await deleteExpired(open, months, now - looked);
    looked = now;
    warn(kept);
    if (deleted > 0) log.info({ deleted }, "expired submissions were deleted");
    // A command that erased may have found the log file in use, so it is emptied here as well.
    if (!(await open.purge())) log.warn("deleted text is still in the store's log file, which another program reads");
  };

  /** @returns whether the store could be reached */
  const run = async (isDue: (open: OpenStore) => Promise<boolean>): Promise<boolean> => {
    try {
      await store.use(async (open) => ((await isDue(open)) ? runOn(open) : undefined));
      return true;
    } catch (err) {
      log.warn({ err }, "expired submissions could not be deleted yet");
      return false;
    }
  };
  const repeat = async (): Promise<void> => {
    const done = await run(async () => true);
    timer = setTimeout(() => void repeat(), done ? HOUR : MINUTE).unref();
  };
  return {
    start: () => void repeat(),
    stop: () => clearTimeout(timer),
    runIfDue: async () => void (await run(isDue)),
  };
}

/** A last look in the future was noted while the clock was wrong, and does not count. */
async function isDue({ db, time }: OpenStore): Promise<boolean> {
  const last = await lastCheck(db);
  return last === undefined || Math.abs((await time()) - last) > DAY;
}
