import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type LibsqlDatabase from "libsql";
import { numberedBody } from "../../testing/server/bodies";
import { killAll, siteFolder, startHost, type Host } from "../../testing/server/host";
import { listStored } from "../../testing/server/stores";
import { report } from "../lib/report";
import { median, percentile } from "../lib/statistics";

const Libsql = createRequire(__filename)("libsql") as typeof LibsqlDatabase;

const READERS = 4;
const VISITORS = 3;
/** The pause between two page visits of a reader. */
const READ_PAUSE_MS = 20;
/** The pause between two submissions of a visitor. */
const SUBMIT_PAUSE_MS = 500;

/** The status codes of unlocked pages, locked pages, unlocked forms and locked forms. */
const EXPECTED_STATUSES = "200 200 200 503";

/** The status codes and response times of repeated requests. */
interface Responses {
  readonly statuses: Set<number>;
  readonly timesMs: number[];
}

/**
 * Measures the response times of pages and forms first without a lock, and then while another connection holds the
 * write lock of the embedded store.
 * @throws Error when a page failed, a form was accepted while the store was locked, or a retry was not stored exactly
 * once
 */
export async function measureLock(seconds: number): Promise<void> {
  try {
    const file = join(siteFolder(), "submissions.db");
    const url = `file:${file}`;
    const host = await startHost({ env: { DATABASE_URL: url, LOG_LEVEL: "fatal" } });
    const unlocked = await measureResponses(host, seconds, "unlocked");
    const before = (await listStored(url)).length;
    const connection = new Libsql(file);
    connection.exec("begin immediate");
    const locked = await measureResponses(host, seconds, "locked");
    connection.exec("commit");
    connection.close();
    const retries = await Promise.all(forEachVisitor((visitor) => submit(host, "locked", visitor)));
    const storedByRetries = (await listStored(url)).length - before;
    await host.kill();
    const rows = [
      row("pages, unlocked", unlocked.pages),
      row("pages, locked", locked.pages),
      row("forms, unlocked", unlocked.forms),
      row("forms, locked", locked.forms),
    ];
    report("forms-lock", { seconds, readers: READERS, visitors: VISITORS, "stored by retries": storedByRetries }, rows);
    const allStatuses = [unlocked.pages, locked.pages, unlocked.forms, locked.forms].map(({ statuses }) =>
      [...statuses].join(),
    );
    if (allStatuses.join(" ") !== EXPECTED_STATUSES)
      throw new Error(`Pages and forms responded with ${allStatuses.join(" ")} instead of ${EXPECTED_STATUSES}.`);
    if (retries.some((status) => status !== 200) || storedByRetries !== VISITORS) {
      throw new Error(
        `The retries of ${VISITORS} visitors got status ${retries.join()}, and stored ${storedByRetries} submissions.`,
      );
    }
  } finally {
    killAll();
  }
}

const forEachVisitor = <T>(each: (visitor: number) => T): T[] =>
  Array.from({ length: VISITORS }, (_, visitor) => each(visitor));

/** All submissions of a visitor have the same idempotency key, like retries of the site's own form. */
async function submit(host: Host, phase: string, visitor: number): Promise<number> {
  const key = { "idempotency-key": `${phase}-${visitor}` };
  return (await host.post(numberedBody(`${phase}-${visitor}`), key)).status;
}

async function measureResponses(
  host: Host,
  seconds: number,
  phase: string,
): Promise<{ pages: Responses; forms: Responses }> {
  const end = performance.now() + seconds * 1000;
  const pages: Responses = { statuses: new Set(), timesMs: [] };
  const forms: Responses = { statuses: new Set(), timesMs: [] };
  const repeat = async (responses: Responses, pauseMs: number, request: () => Promise<number>): Promise<void> => {
    while (performance.now() < end) {
      const startTime = performance.now();
      responses.statuses.add(await request());
      responses.timesMs.push(performance.now() - startTime);
      await pause(pauseMs);
    }
  };
  const read = async (): Promise<number> => {
    const response = await host.get("/");
    await response.text();
    return response.status;
  };
  await Promise.all([
    ...Array.from({ length: READERS }, () => repeat(pages, READ_PAUSE_MS, read)),
    ...forEachVisitor((visitor) => repeat(forms, SUBMIT_PAUSE_MS, () => submit(host, phase, visitor))),
  ]);
  return { pages, forms };
}

function row(name: string, { timesMs }: Responses) {
  const [middle, p99, worst] = [median(timesMs), percentile(timesMs, 0.99), Math.max(...timesMs)];
  const round = (time: number): number => Math.round(time * 10) / 10;
  return { name, requests: timesMs.length, "median ms": round(middle), "p99 ms": round(p99), "worst ms": round(worst) };
}
