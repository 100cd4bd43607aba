import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import autocannon from "autocannon";
import { BODIES } from "../../testing/server/bodies";
import { killAll, siteFolder, startHost } from "../../testing/server/host";
import { Cluster } from "../../testing/server/postgres";
import { libsqlInsertRate, postgresInsertRate } from "./bare-insert";
import { report } from "../lib/report";
import { ratio } from "../lib/statistics";

/** The duration of each measurement in seconds. */
const SECONDS = Number(process.env.SECONDS ?? 5);
const CLIENTS = 32;

interface LoadResult {
  /** Requests per second. */
  readonly rate: number;
  /** The 99th percentile of the response times, in milliseconds. */
  readonly p99: number;
}

async function measureRoute(url: string): Promise<LoadResult> {
  const sendRequests = (duration: number) =>
    autocannon({
      url: `${url}/api/submit-form`,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(BODIES.demo),
      connections: CLIENTS,
      duration,
    });
  await sendRequests(1);
  const { requests, latency, non2xx, errors } = await sendRequests(SECONDS);
  if (non2xx + errors > 0) throw new Error(`${non2xx} responses were not successful, ${errors} requests failed.`);
  return { rate: requests.average, p99: latency.p99 };
}

async function measureHost(databaseUrl: string): Promise<LoadResult> {
  const host = await startHost({ env: { DATABASE_URL: databaseUrl, FORMS_LIMIT: "9999999/1s", LOG_LEVEL: "error" } });
  const result = await measureRoute(host.url);
  await host.kill();
  return result;
}

async function measureBareRoute(): Promise<LoadResult> {
  const args = ["--import", "tsx", resolve("bench/forms/bare-route.ts")];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const output = await new Promise<string>((resolve) =>
    child.stdout.once("data", (text: Buffer) => resolve(text.toString())),
  );
  const result = await measureRoute(/http:\S+/.exec(output)?.[0] ?? "");
  child.kill();
  return result;
}

/** Measures submissions per second on both databases, and compares them with a bare route and bare INSERTs. */
export async function measureThroughput(): Promise<void> {
  const cluster = await Cluster.start(undefined, "on");
  try {
    const route = await measureBareRoute();
    const insert = await libsqlInsertRate(SECONDS);
    const libsql = await measureHost(`file:${join(siteFolder(), "submissions.db")}`);
    const postgresInsert = await postgresInsertRate(await cluster.database(), SECONDS);
    const postgres = await measureHost(await cluster.database());
    const row = (name: string, { rate, p99 }: Partial<LoadResult>, bare?: number) => ({
      name,
      "a second": Math.round(rate ?? 0),
      "p99 ms": p99 ?? null,
      "of a bare route": ratio(rate ?? 0, route.rate),
      "of bare INSERTs": bare === undefined ? null : ratio(rate ?? 0, bare),
    });
    const rows = [
      row("bare Fastify route", route),
      row("bare INSERT, libsql", { rate: insert }, insert),
      row("submissions, libsql", libsql, insert),
      row("bare INSERT, PostgreSQL", { rate: postgresInsert }, postgresInsert),
      row("submissions, PostgreSQL", postgres, postgresInsert),
    ];
    report("forms", { clients: CLIENTS, seconds: SECONDS }, rows);
  } finally {
    killAll();
    await cluster.remove();
  }
}
