import { HOUR_MS } from "./clock";
import type { Log } from "./log";
import { createSchedule } from "./schedule";
import type { Store } from "./store/store";
import { findSuspectedSince } from "./store/submissions";

/** A line of a log should not become longer. */
const MAX_IDS = 50;

/**
 * Logs the suspected submissions of each hour as one warning, because no mail is sent about them and there may be a
 * person's among them.
 */
export function createSuspectedReport(store: Store, log: Log) {
  /** The end of the last period that was reported, by the clock of the store. */
  let reportedUntil: number | undefined;

  return createSchedule(HOUR_MS, async () => {
    const found = await store
      .use(async ({ db, time }) => {
        const until = await time();
        const rows = await findSuspectedSince(db, reportedUntil ?? until - HOUR_MS);
        reportedUntil = until;
        return rows;
      })
      // The next report includes this period.
      .catch(() => []);
    if (found.length === 0) return;
    const ids = found.slice(0, MAX_IDS).map(({ id }) => id);
    const over = found.filter(({ suspected }) => suspected === "limit").length;
    const reasons = { limit: over, honeypot: found.length - over };
    log.warn(
      { suspected: reasons, ids },
      "suspected submissions of the hour: no mail was sent; `npm run submissions -- list --suspected` shows them",
    );
  });
}
