import { join, resolve } from "node:path";
import autocannon from "autocannon";
import { siteFolder, startHost, killAll } from "../testing/server/host";
import { ensureNginx, startNginx } from "../testing/server/nginx";
import { main } from "../scripts/lib/main";
import { parseOptions, parseWholeNumbers } from "./lib/options";
import { treeSeconds } from "./lib/process-tree";
import { report, type Row } from "./lib/report";
import { readBuiltHome } from "./lib/site";
import { median, ratio } from "./lib/statistics";

const USAGE = "npm run bench:host -- [--seconds 5] [--rounds 3]";
const DEFAULT_SECONDS = 5;
const DEFAULT_ROUNDS = 3;
const CLIENTS = 32;
const MICROSECONDS_PER_SECOND = 1_000_000;
/** nginx has no brotli without a third-party module, so both servers are requested to send gzip. */
const HEADERS = { "accept-encoding": "gzip" };

interface Server {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
}

interface Load {
  readonly requestsPerSecond: number;
  /** The 99th percentile of the response times. */
  readonly p99Ms: number;
  /** CPU time of the server per request. */
  readonly cpuMicroseconds: number;
}

/** Compares our host with nginx. Both serve the same files, and are measured in turns. */
async function benchHost(): Promise<void> {
  const values = parseOptions(["seconds", "rounds"], USAGE);
  const [seconds = DEFAULT_SECONDS] = parseWholeNumbers(values.seconds?.at(-1) ?? String(DEFAULT_SECONDS));
  const [rounds = DEFAULT_ROUNDS] = parseWholeNumbers(values.rounds?.at(-1) ?? String(DEFAULT_ROUNDS));
  const program = ensureNginx();
  if (program === undefined) throw new Error("nginx is not installed. Install the Debian package nginx-light.");
  const files = { page: "/", picture: findFirstPicture(readBuiltHome()) };
  const database = `file:${join(siteFolder(), "submissions.db")}`;
  const ownHost = await startHost({ folder: resolve("."), env: { DATABASE_URL: database, LOG_LEVEL: "error" } });
  const nginx = await startNginx(program);
  try {
    const servers = [
      { name: "nginx", url: `http://127.0.0.1:${nginx.port}`, pid: nginx.pid ?? 0 },
      { name: "our host", url: ownHost.url, pid: ownHost.pid },
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
  for (const { url } of servers) await sendRequests(url + path, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url, pid } of servers) {
      console.log(`round ${round + 1} of ${rounds}: ${kind}, ${name}`);
      const before = treeSeconds(pid);
      const { requestsPerSecond, p99Ms, count } = await sendRequests(url + path, seconds);
      const cpuMicroseconds = ((treeSeconds(pid) - before) * MICROSECONDS_PER_SECOND) / count;
      loads.set(name, [...(loads.get(name) ?? []), { requestsPerSecond, p99Ms, cpuMicroseconds }]);
    }
  }
  const medianOf = (name: string, figure: keyof Load): number =>
    median((loads.get(name) ?? []).map((load) => load[figure]));
  const ratioToNginx = (name: string, figure: keyof Load): number | null =>
    ratio(medianOf(name, figure), medianOf(servers[0]?.name ?? "", figure));
  return servers.map(({ name }) => ({
    name: `${kind}, ${name}`,
    "a second": Math.round(medianOf(name, "requestsPerSecond")),
    "of nginx": ratioToNginx(name, "requestsPerSecond"),
    "p99 ms": medianOf(name, "p99Ms"),
    "p99 of nginx": ratioToNginx(name, "p99Ms"),
    "CPU µs a request": Math.round(medianOf(name, "cpuMicroseconds")),
    "CPU of nginx": ratioToNginx(name, "cpuMicroseconds"),
  }));
}

/** Sends requests from CLIENTS connections at the same time.
 * @throws Error when a request fails, because an error response costs less than the file */
async function sendRequests(url: string, duration: number): Promise<Omit<Load, "cpuMicroseconds"> & { count: number }> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    duration,
    connections: CLIENTS,
    headers: HEADERS,
  });
  if (non2xx + errors > 0)
    throw new Error(`${url}: ${non2xx} responses were not successful, ${errors} requests failed.`);
  return { requestsPerSecond: requests.average, p99Ms: latency.p99, count: requests.total };
}

/** The URL of the largest version of the first picture of a page, in its preferred format. */
function findFirstPicture(html: string): string {
  const [, srcset = ""] = /<source[^>]*\ssrcset="([^"]+)"/i.exec(html) ?? [];
  const [url] = srcset.split(",").at(-1)?.trim().split(" ") ?? [];
  if (!url) throw new Error("The home page does not contain a <source> with pictures.");
  return url;
}

main(benchHost);
