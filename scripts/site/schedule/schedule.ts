import type { Log } from "@capture/receiver/log";

/**
 * The time is checked at least hourly: a clock may jump, editors may add a time, and `setTimeout` measures no more than 24
 * days.
 */
const MAX_DELAY_MS = 60 * 60_000;
const MIN_DELAY_MS = 1000;
const MIN_RETRY_MS = 60_000;

interface Schedule {
  /** The first time after another one at which an entry begins or ends. */
  nextChange: (after: Date) => Date | undefined;
  /** The time for which the content of the last build was read. */
  builtAt: () => Date | undefined;
  /** Builds the site, and returns whether that succeeded. */
  build: () => Promise<boolean>;
  log: Pick<Log, "info" | "error">;
}

/**
 * Builds the site whenever an entry begins or ends, until the process exits. It remembers nothing itself: the time of the
 * last build is in the folder of releases, so it continues after a restart, and skips what another build has done. A failed
 * build is logged, and repeated after one minute, then two, four, up to an hour.
 * @returns a function that stops it
 */
export function startSchedule({ nextChange, builtAt, build, log }: Schedule): () => void {
  const startedAt = new Date();
  let failures = 0;
  let timer: NodeJS.Timeout;
  let isStopped = false;

  const arm = (delay: number): void => {
    if (isStopped) return;
    timer = setTimeout(() => void check(), Math.min(Math.max(delay, MIN_DELAY_MS), MAX_DELAY_MS)).unref();
  };

  /** The time of the next build; past times count until a build has read the content after them. */
  const next = (): Date | undefined => nextChange(builtAt() ?? startedAt);

  const check = async (): Promise<void> => {
    try {
      const due = next();
      if (due !== undefined && due.getTime() <= Date.now()) {
        log.info({ due: due.toISOString() }, "scheduled build");
        if (!(await build())) throw new Error("the build exited with an error; its messages are above");
      }
      failures = 0;
      arm((next()?.getTime() ?? Infinity) - Date.now());
    } catch (err) {
      failures += 1;
      const delay = Math.min(MIN_RETRY_MS * 2 ** (failures - 1), MAX_DELAY_MS);
      log.error(
        { err, retryMinutes: delay / MIN_RETRY_MS },
        "scheduled build failed: it will be repeated; the previous release stays active",
      );
      arm(delay);
    }
  };

  void check();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
