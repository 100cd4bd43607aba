import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "./fault";
import type { World } from "./world";

/** What happened, in seconds since the start. */
export interface Incident {
  readonly fault: string;
  readonly at: number;
  readonly lasted: number;
  /** From when the fault was lifted until the next submission was acknowledged. */
  readonly recovered: number;
}

const MIN_FAULT_MS = 500;
const MAX_FAULT_MS = 8000;
const MAX_RECOVERY_MS = 60_000;
/** How long a slow mail server thinks about a mail: less than the host waits for it. */
const SLOW_MAIL_MS = 3000;

const nothing = (): void => undefined;

/** What happens to every host, whatever its store. */
const FAULTS: readonly Fault[] = [
  { name: "kill", endsHost: true, begin: (world) => world.restart("SIGKILL").then(() => nothing) },
  { name: "restart", endsHost: true, begin: (world) => world.restart("SIGTERM").then(() => nothing) },
  { name: "release switch", begin: (world) => world.switchRelease().then(() => nothing) },
  { name: "mail server unavailable", begin: ({ mail }) => mail.close().then(() => () => mail.open()) },
  {
    name: "mail server refuses",
    async begin({ mail }) {
      const { reply } = mail;
      mail.reply = 451;
      return () => (mail.reply = reply);
    },
  },
  {
    name: "mail server slow",
    async begin({ mail }) {
      mail.delay = SLOW_MAIL_MS;
      return () => (mail.delay = 0);
    },
  },
];

interface Course {
  readonly random: () => number;
  readonly acknowledged: () => number;
  /** Whether the host's process may be ended now; `undefined` when it is over. */
  readonly stage: () => "all" | "host lives" | undefined;
}

/**
 * Lets faults happen at random, one at a time, with pauses between them.
 * @throws Error when nothing is acknowledged within a minute after a fault
 */
export async function letFaultsHappen(world: World, { random, acknowledged, stage }: Course): Promise<Incident[]> {
  const started = Date.now();
  const incidents: Incident[] = [];
  const duration = (): number => MIN_FAULT_MS + random() * (MAX_FAULT_MS - MIN_FAULT_MS);
  const seconds = (from: number, to = Date.now()): number => Math.round((to - from) / 100) / 10;
  await pause(MAX_FAULT_MS);
  for (let now = stage(); now !== undefined; now = stage()) {
    const lives = now === "host lives";
    const possible = [...FAULTS, ...world.store.faults].filter(({ endsHost = false }) => !(lives && endsHost));
    const fault = possible[Math.floor(random() * possible.length)];
    if (fault === undefined) break;
    const begun = Date.now();
    const lift = await fault.begin(world);
    if (lift !== nothing) await pause(duration());
    await lift();
    const lifted = Date.now();
    const before = acknowledged();
    while (acknowledged() === before) {
      if (Date.now() - lifted > MAX_RECOVERY_MS) throw new Error(`The host has not recovered from “${fault.name}”.`);
      await pause(20);
    }
    const incident = { fault: fault.name, at: seconds(started, begun), lasted: seconds(begun, lifted) };
    incidents.push({ ...incident, recovered: seconds(lifted) });
    console.log(JSON.stringify(incidents.at(-1)));
    await pause(duration());
  }
  return incidents;
}
