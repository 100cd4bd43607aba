import autocannon from "autocannon";
import { BODIES } from "../../testing/server/bodies";
import { killAll, siteFolder, startHost, type Host } from "../../testing/server/host";
import { report, type Row } from "../lib/report";
import { median, percentile, ratio } from "../lib/statistics";

/** The duration of each measurement in seconds. */
const SECONDS = Number(process.env.SECONDS ?? 5);
const SENDERS = 8;
/** More requests that store nothing than a sender may make before it is refused unread. */
const FIRST_REQUESTS = 30;
const MAX_SLOWDOWN = 2;

const FORM = "application/x-www-form-urlencoded";
const MANY_FIELDS = Array.from({ length: 12_500 }, (_, index) => index.toString(36)).join("=&");

/** The floods: the headers and the body of each sender's requests. */
const FLOODS = {
  "12,500 fields without script": { type: FORM, body: MANY_FIELDS },
  "100 fields without script": { type: FORM, body: MANY_FIELDS.split("&", 100).join("&") },
  "valid bodies": { type: "application/json", body: JSON.stringify(BODIES.demo) },
} as const;

interface FloodRow extends Row {
  readonly name: string;
  readonly "times as slow": number;
}

/** Response times of robots.txt in milliseconds, for one visitor who requests it again and again. */
async function measureVisitor(host: Host): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    await (await host.get("/robots.txt")).text();
    times.push(performance.now() - start);
  }
  return times;
}

/** Sends requests from SENDERS IP addresses, each as fast as it gets responses, in another thread. */
function startFlood({ url }: Host, { type, body }: { readonly type: string; readonly body: string }) {
  return autocannon({
    url: `${url}/api/submit-form?form=contact`,
    workers: 1,
    connections: SENDERS,
    duration: SECONDS + 1,
    requests: Array.from({ length: SENDERS }, (_, index) => ({
      method: "POST" as const,
      headers: { "content-type": type, origin: url, "x-forwarded-for": `203.0.${index}.1` },
      body,
    })),
  });
}

/** Makes every sender exceed its limits. */
async function exceedLimits(host: Host): Promise<void> {
  for (let sender = 0; sender < SENDERS; sender++) {
    for (let count = 0; count < FIRST_REQUESTS; count++)
      await host.post("{", { "x-forwarded-for": `203.0.${sender}.1` });
    for (let count = 0; count < 2; count++) await host.post(BODIES.demo, { "x-forwarded-for": `203.0.${sender}.1` });
  }
}

/**
 * Measures how much slower pages are for other visitors while SENDERS senders over the limit send as fast as they can.
 * @throws Error when they are more than MAX_SLOWDOWN times as slow
 */
export async function measureFlood(): Promise<void> {
  const folder = siteFolder({
    "index.html": "<h1>Home</h1>",
    "404.html": "",
    "robots.txt": "User-agent: *\n",
    _headers: "",
  });
  const env = { FORMS_LIMIT: "1/10m", TRUST_PROXY: "1", LOG_LEVEL: "error" };
  const host = await startHost({ folder, env });
  try {
    await exceedLimits(host);
    await measureVisitor(host);
    const quiet = await measureVisitor(host);
    const rows: FloodRow[] = [{ name: "no flood", "refused a second": null, ...statistics(quiet), "times as slow": 1 }];
    for (const [name, flood] of Object.entries(FLOODS)) {
      const [times, { requests }] = await Promise.all([measureVisitor(host), startFlood(host, flood)]);
      const slower = ratio(median(times), median(quiet)) ?? 0;
      rows.push({
        name,
        "refused a second": Math.round(requests.average),
        ...statistics(times),
        "times as slow": slower,
      });
    }
    report("forms-flood", { senders: SENDERS, seconds: SECONDS }, rows);
    const slow = rows.filter((row) => row["times as slow"] > MAX_SLOWDOWN);
    if (slow.length > 0)
      throw new Error(`Pages are over ${MAX_SLOWDOWN} times as slow: ${slow.map(({ name }) => name).join(", ")}.`);
  } finally {
    killAll();
  }
}

function statistics(times: readonly number[]) {
  const round = (time: number): number => Math.round(time * 100) / 100;
  return { "robots.txt, median ms": round(median(times)), "99 of 100, ms": round(percentile(times, 0.99)) };
}
