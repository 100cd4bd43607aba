import { setTimeout as pause } from "node:timers/promises";
import { createRandom } from "@capture/domain/lib/random";
import type { Readiness } from "@capture/receiver/health";
import { killAll } from "../../testing/server/host";
import { removeClusters } from "../../testing/server/postgres";
import type { DatabaseKind } from "../../testing/server/stores";
import { report } from "../lib/report";
import { injectFaults } from "./soak/faults";
import { watchMemory } from "./soak/memory";
import { startReaders } from "./soak/readers";
import { tally } from "./soak/tally";
import { createTestStore } from "./soak/test-store";
import { startVisitors } from "./soak/visitors";
import { HostEnvironment } from "./soak/host-environment";

export interface SoakSettings {
  readonly minutes: number;
  /** The run ends after this many submissions or after the minutes, whichever comes first. */
  readonly submissions: number;
  /** The maximum number of submissions per second. */
  readonly rate: number;
  /** The same seed gives the same faults in the same order. */
  readonly seed: number;
}

/** The fraction of the run in which the host may be restarted. Afterwards its memory is measured. */
const RESTARTS_FRACTION = 2 / 3;
/** The outbox must shrink within this time, which is longer than the lease of a delivery, 60 s. */
const DRAIN_TIMEOUT_MS = 120_000;
const MUST_BE_ZERO = ["refused", "lost", "stored twice", "never mailed", "mailed twice otherwise", "pages failed"];

export const isKind = (text: string): text is DatabaseKind => text === "libsql" || text === "postgres";

/**
 * Submits forms to a host while faults are injected at random, and counts lost submissions.
 * @throws Error when a submission was lost, stored twice, not mailed, or mailed twice without a kill
 */
export async function soak(stores: readonly DatabaseKind[], settings: SoakSettings): Promise<void> {
  const results: [DatabaseKind, Awaited<ReturnType<typeof soakStore>>][] = [];
  for (const kind of stores) {
    try {
      results.push([kind, await soakStore(kind, settings)]);
    } finally {
      killAll();
      await removeClusters();
    }
  }
  const names = Object.keys(results[0]?.[1].figures ?? {});
  const rows = names.map((name) => {
    const cells = results.map(([kind, { figures }]) => [kind, figures[name] ?? null] as const);
    return { name, ...Object.fromEntries(cells) };
  });
  const details = Object.fromEntries(results.map(([kind, { details }]) => [kind, details]));
  report(`forms-soak${stores.length === 1 ? `-${stores.join()}` : ""}`, { ...settings, details }, rows);
  const notZero = results.flatMap(([, { figures }]) => MUST_BE_ZERO.filter((name) => figures[name] !== 0));
  if (notZero.length > 0) throw new Error(`These figures must be 0: ${notZero.join(", ")}.`);
}

async function soakStore(kind: DatabaseKind, { minutes, submissions, rate, seed }: SoakSettings) {
  const environment = await HostEnvironment.start(await createTestStore(kind));
  const sentSubmissions = startVisitors(environment.host.url, rate);
  const readers = startReaders(environment);
  const startTime = Date.now();
  const acknowledged = (): number => sentSubmissions.acknowledged.size;
  const progress = (): number => Math.max((Date.now() - startTime) / (minutes * 60_000), acknowledged() / submissions);
  let memory: ReturnType<typeof watchMemory> | undefined;
  const incidents = await injectFaults(environment, {
    random: createRandom(seed),
    acknowledged,
    allowedFaults() {
      if (progress() < RESTARTS_FRACTION) return "all";
      memory ??= watchMemory(environment.host.pid);
      return progress() < 1 ? "without restarts" : undefined;
    },
  });
  await sentSubmissions.finish();
  const seconds = Math.round((Date.now() - startTime) / 1000);
  await drain(environment);
  await readers.finish();
  const { start, end, peak } = memory?.() ?? { start: null, end: null, peak: null };
  const figures: Record<string, number | null> = {
    seconds,
    ...(await tally(environment, sentSubmissions)),
    refused: sentSubmissions.refused,
    "page visits": readers.visits,
    "page visits while the host was down": readers.visitsWhileDown,
    "pages failed": readers.failures.length,
    faults: incidents.length,
    kills: environment.kills.length,
    "memory at the start, MB": start,
    "memory at the end, MB": end,
    "peak memory, MB": peak,
  };
  const details = {
    responses: sentSubmissions.responses,
    failures: readers.failures,
    messages: environment.messages,
    incidents,
  };
  await environment.close();
  return { figures, details };
}

/**
 * Waits until all mails have been delivered.
 * @throws Error when the outbox does not shrink within DRAIN_TIMEOUT_MS
 */
async function drain({ host }: HostEnvironment): Promise<void> {
  let min = Infinity;
  for (let since = Date.now(); Date.now() - since < DRAIN_TIMEOUT_MS; await pause(1000)) {
    const { outbox } = (await (await host.get("/readyz")).json()) as Readiness;
    if (outbox === 0) return;
    if (outbox === null || outbox >= min) continue;
    min = outbox;
    since = Date.now();
  }
  throw new Error(`${min} deliveries are still in the outbox after ${DRAIN_TIMEOUT_MS / 1000} s without progress.`);
}
