import { join, resolve } from "node:path";
import autocannon from "autocannon";
import { siteFolder, startHost, killAll } from "../testing/server/host";
import { ensureNginx, startNginx } from "../testing/server/nginx";
import { main } from "../scripts/lib/main";
import { options, wholeNumbers } from "./lib/options";
import { treeSeconds } from "./lib/process-tree";
import { report, type Row } from "./lib/report";
import { builtHome } from "./lib/site";
import { median, ratio } from "./lib/statistics";

const USAGE = "npm run bench:host -- [--seconds 5] [--rounds 3]";
const SECONDS = 5;
const ROUNDS = 3;
const CLIENTS = 32;
const MICROSECONDS = 1_000_000;
/** nginx has no brotli without a third-party module, so both send gzip. */
const HEADERS = { "accept-encoding": "gzip" };

interface Server {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
}

interface Load {
  readonly rate: number;
  /** Milliseconds within which 99 of 100 were answered. */
  readonly p99: number;
  /** Processor time of the server for one request, in microseconds. */
  readonly cost: number;
}

/** Our host and nginx, each in its own process, serve the same files in turn. */
async function benchHost(): Promise<void> {
  const given = options(["seconds", "rounds"], USAGE);
  const [seconds = SECONDS] = wholeNumbers(given.seconds?.at(-1) ?? String(SECONDS));
  const [rounds = ROUNDS] = wholeNumbers(given.rounds?.at(-1) ?? String(ROUNDS));
  const program = ensureNginx();
  if (program === undefined) throw new Error("There is no nginx to compare with; install the package nginx-light.");
  const files = { page: "/", picture: firstPicture(builtHome()) };
  const database = `file:${join(siteFolder(), "submissions.db")}`;
  const own = await startHost({ folder: resolve("."), env: { DATABASE_URL: database, LOG_LEVEL: "error" } });
  const nginx = await startNginx(program);
  try {
    const servers = [
      { name: "nginx", url: `http://127.0.0.1:${nginx.port}`, pid: nginx.pid ?? 0 },
      { name: "our host", url: own.url, pid: own.pid },
    ];
    const rows: Row[] = [];
    for (const [kind, path] of Object.entries(files))
      rows.push(...(await compare(kind, path, servers, seconds, rounds)));
    report("host", { seconds, rounds, clients: CLIENTS, files }, rows);
  } finally {
    await nginx.close();
    killAll();
  }
}

async function compare(kind: string, path: string, servers: readonly Server[], seconds: number, rounds: number) {
  const loads = new Map<string, Load[]>();
  for (const { url } of servers) await shoot(url + path, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url, pid } of servers) {
      console.log(`round ${round + 1} of ${rounds}: ${kind}, ${name}`);
      const before = treeSeconds(pid);
      const { rate, p99, count } = await shoot(url + path, seconds);
      const cost = ((treeSeconds(pid) - before) * MICROSECONDS) / count;
      loads.set(name, [...(loads.get(name) ?? []), { rate, p99, cost }]);
    }
  }
  const middle = (name: string, figure: keyof Load): number =>
    median((loads.get(name) ?? []).map((load) => load[figure]));
  const ratioToNginx = (name: string, figure: keyof Load): number | null =>
    ratio(middle(name, figure), middle(servers[0]?.name ?? "", figure));
  return servers.map(({ name }) => ({
    name: `${kind}, ${name}`,
    "a second": Math.round(middle(name, "rate")),
    "of nginx": ratioToNginx(name, "rate"),
    "p99 ms": middle(name, "p99"),
    "p99 of nginx": ratioToNginx(name, "p99"),
    "CPU µs a request": Math.round(middle(name, "cost")),
    "CPU of nginx": ratioToNginx(name, "cost"),
  }));
}

/** @throws Error when a response is not a success, because then not the file was measured */
async function shoot(url: string, duration: number): Promise<{ rate: number; p99: number; count: number }> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    duration,
    connections: CLIENTS,
    headers: HEADERS,
  });
  if (non2xx + errors > 0)
    throw new Error(`${url}: ${non2xx} responses were not successful, ${errors} requests failed.`);
  return { rate: requests.average, p99: latency.p99, count: requests.total };
}

/** The largest copy of the first picture of a page in its best format. */
function firstPicture(html: string): string {
  const [, set = ""] = /<source[^>]*\ssrcset="([^"]+)"/i.exec(html) ?? [];
  const [address] = set.split(",").at(-1)?.trim().split(" ") ?? [];
  if (!address) throw new Error("The home page shows no picture.");
  return address;
}

main(benchHost);
