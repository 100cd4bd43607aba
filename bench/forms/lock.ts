import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type LibsqlDatabase from "libsql";
import { numbered } from "../../testing/server/bodies";
import { killAll, siteFolder, startHost, type Host } from "../../testing/server/host";
import { stored } from "../../testing/server/stores";
import { report } from "../lib/report";
import { median, percentile } from "../lib/statistics";

const Libsql = createRequire(__filename)("libsql") as typeof LibsqlDatabase;

const READERS = 4;
const VISITORS = 3;
/** Milliseconds between two pages of a reader, and between two presses of a visitor. */
const READ_PAUSE_MS = 20;
const PRESS_PAUSE_MS = 500;

/** What was asked for again and again: each status, and the milliseconds until it was answered. */
interface Asked {
  readonly statuses: Set<number>;
  readonly times: number[];
}

/**
 * Holds the write lock of the embedded store as another program would, and
 * measures how long pages and forms take meanwhile, compared with the same without it.
 * @throws Error when a page failed, a form was taken while locked, or the press after it did not store exactly once
 */
export async function measureLock(seconds: number): Promise<void> {
  try {
    const file = join(siteFolder(), "submissions.db");
    const url = `file:${file}`;
    const host = await startHost({ env: { DATABASE_URL: url, LOG_LEVEL: "fatal" } });
    const free = await askFor(host, seconds, "free");
    const before = (await stored(url)).length;
    const shell = new Libsql(file);
    shell.exec("begin immediate");
    const locked = await askFor(host, seconds, "locked");
    shell.exec("commit");
    shell.close();
    const again = await Promise.all(visitors((visitor) => press(host, "locked", visitor)));
    const after = (await stored(url)).length - before;
    await host.kill();
    const rows = [
      row("pages, free", free.pages),
      row("pages, locked", locked.pages),
      row("forms, free", free.forms),
      row("forms, locked", locked.forms),
    ];
    report("forms-lock", { seconds, readers: READERS, visitors: VISITORS, "stored after it": after }, rows);
    const answers = [free.pages, locked.pages, free.forms, locked.forms].map(({ statuses }) => [...statuses].join());
    if (answers.join(" ") !== "200 200 200 503")
      throw new Error(`Pages and forms responded with ${answers.join(" ")}.`);
    if (again.some((status) => status !== 200) || after !== VISITORS) {
      throw new Error(`${VISITORS} pressed again and got ${again.join()}; ${after} were stored.`);
    }
  } finally {
    killAll();
  }
}

const visitors = <T>(each: (visitor: number) => T): T[] =>
  Array.from({ length: VISITORS }, (_, visitor) => each(visitor));

/** Each press of a visitor has the same key, as the site's own form keeps it. */
async function press(host: Host, when: string, visitor: number): Promise<number> {
  const key = { "idempotency-key": `${when}-${visitor}` };
  return (await host.post(numbered(`${when}-${visitor}`), key)).status;
}

async function askFor(host: Host, seconds: number, when: string): Promise<{ pages: Asked; forms: Asked }> {
  const end = performance.now() + seconds * 1000;
  const pages: Asked = { statuses: new Set(), times: [] };
  const forms: Asked = { statuses: new Set(), times: [] };
  const repeat = async (asked: Asked, wait: number, ask: () => Promise<number>): Promise<void> => {
    while (performance.now() < end) {
      const began = performance.now();
      asked.statuses.add(await ask());
      asked.times.push(performance.now() - began);
      await pause(wait);
    }
  };
  const read = async (): Promise<number> => {
    const response = await host.get("/");
    await response.text();
    return response.status;
  };
  await Promise.all([
    ...Array.from({ length: READERS }, () => repeat(pages, READ_PAUSE_MS, read)),
    ...visitors((visitor) => repeat(forms, PRESS_PAUSE_MS, () => press(host, when, visitor))),
  ]);
  return { pages, forms };
}

function row(name: string, { times }: Asked) {
  const [middle, p99, worst] = [median(times), percentile(times, 0.99), Math.max(...times)];
  const round = (time: number): number => Math.round(time * 10) / 10;
  return { name, asked: times.length, "median ms": round(middle), "p99 ms": round(p99), "worst ms": round(worst) };
}
