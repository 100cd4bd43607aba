import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "./fault";
import type { HostEnvironment } from "./host-environment";

/** An injected fault. All times are in seconds. */
export interface Incident {
  readonly fault: string;
  /** The time since the start of the run. */
  readonly start: number;
  readonly duration: number;
  /** The time from the end of the fault to the next acknowledged submission. */
  readonly recovery: number;
}

const MIN_FAULT_MS = 500;
const MAX_FAULT_MS = 8000;
const MAX_RECOVERY_MS = 60_000;
/** The response time of a slow mail server, below the timeout of the host. */
const SLOW_MAIL_DELAY_MS = 3000;

const noop = (): void => undefined;

/** Faults that do not depend on the store. */
const FAULTS: readonly Fault[] = [
  { name: "kill", restartsHost: true, begin: (environment) => environment.restart("SIGKILL").then(() => noop) },
  { name: "restart", restartsHost: true, begin: (environment) => environment.restart("SIGTERM").then(() => noop) },
  { name: "release switch", begin: (environment) => environment.switchRelease().then(() => noop) },
  { name: "mail server unavailable", begin: ({ mail }) => mail.close().then(() => () => mail.open()) },
  {
    name: "mail server refuses",
    async begin({ mail }) {
      const { replyCode } = mail;
      mail.replyCode = 451;
      return () => (mail.replyCode = replyCode);
    },
  },
  {
    name: "mail server slow",
    async begin({ mail }) {
      mail.delayMs = SLOW_MAIL_DELAY_MS;
      return () => (mail.delayMs = 0);
    },
  },
];

interface FaultOptions {
  readonly random: () => number;
  /** The number of acknowledged submissions. */
  readonly acknowledged: () => number;
  /** Which faults may be injected now; `undefined` at the end of the run. */
  readonly allowedFaults: () => "all" | "without restarts" | undefined;
}

/**
 * Injects random faults, one at a time, with pauses between them.
 * @throws Error when nothing is acknowledged within a minute after a fault
 */
export async function injectFaults(
  environment: HostEnvironment,
  { random, acknowledged, allowedFaults }: FaultOptions,
): Promise<Incident[]> {
  const runStart = Date.now();
  const incidents: Incident[] = [];
  const duration = (): number => MIN_FAULT_MS + random() * (MAX_FAULT_MS - MIN_FAULT_MS);
  const seconds = (from: number, to = Date.now()): number => Math.round((to - from) / 100) / 10;
  await pause(MAX_FAULT_MS);
  for (let allowed = allowedFaults(); allowed !== undefined; allowed = allowedFaults()) {
    const withoutRestarts = allowed === "without restarts";
    const possible = [...FAULTS, ...environment.store.faults].filter(
      ({ restartsHost = false }) => !(withoutRestarts && restartsHost),
    );
    const fault = possible[Math.floor(random() * possible.length)];
    if (fault === undefined) break;
    const start = Date.now();
    const endFault = await fault.begin(environment);
    if (endFault !== noop) await pause(duration());
    await endFault();
    const end = Date.now();
    const before = acknowledged();
    while (acknowledged() === before) {
      if (Date.now() - end > MAX_RECOVERY_MS)
        throw new Error(`No submission was acknowledged within ${MAX_RECOVERY_MS / 1000} s after “${fault.name}”.`);
      await pause(20);
    }
    const incident = { fault: fault.name, start: seconds(runStart, start), duration: seconds(start, end) };
    incidents.push({ ...incident, recovery: seconds(end) });
    console.log(JSON.stringify(incidents.at(-1)));
    await pause(duration());
  }
  return incidents;
}
