import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import autocannon from "autocannon";
import { BODIES } from "../../testing/server/bodies";
import { killAll, siteFolder, startHost } from "../../testing/server/host";
import { Cluster } from "../../testing/server/postgres";
import { libsqlInsertRate, postgresInsertRate } from "./bare-insert";
import { report } from "../lib/report";
import { ratio } from "../lib/statistics";

/** Each measurement lasts SECONDS, with this many clients. */
const SECONDS = Number(process.env.SECONDS ?? 5);
const CLIENTS = 32;

interface Measured {
  readonly rate: number;
  /** Milliseconds within which 99 of 100 were answered. */
  readonly p99: number;
}

async function load(url: string): Promise<Measured> {
  const shoot = (duration: number) =>
    autocannon({
      url: `${url}/api/submit-form`,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(BODIES.demo),
      connections: CLIENTS,
      duration,
    });
  await shoot(1);
  const { requests, latency, non2xx, errors } = await shoot(SECONDS);
  if (non2xx + errors > 0) throw new Error(`${non2xx} responses were not successful, ${errors} requests failed.`);
  return { rate: requests.average, p99: latency.p99 };
}

async function loadHost(databaseUrl: string): Promise<Measured> {
  const host = await startHost({ env: { DATABASE_URL: databaseUrl, FORMS_LIMIT: "9999999/1s", LOG_LEVEL: "error" } });
  const measured = await load(host.url);
  await host.kill();
  return measured;
}

async function loadBareRoute(): Promise<Measured> {
  const args = ["--import", "tsx", resolve("bench/forms/bare-route.ts")];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const said = await new Promise<string>((done) => child.stdout.once("data", (text: Buffer) => done(text.toString())));
  const measured = await load(/http:\S+/.exec(said)?.[0] ?? "");
  child.kill();
  return measured;
}

/** Measures submissions per second on both databases, and what the machine can do without our code. */
export async function measureThroughput(): Promise<void> {
  const cluster = await Cluster.start(undefined, "on");
  try {
    const route = await loadBareRoute();
    const insert = await libsqlInsertRate(SECONDS);
    const libsql = await loadHost(`file:${join(siteFolder(), "submissions.db")}`);
    const postgresInsert = await postgresInsertRate(await cluster.database(), SECONDS);
    const postgres = await loadHost(await cluster.database());
    const row = (name: string, { rate, p99 }: Partial<Measured>, bare?: number) => ({
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
