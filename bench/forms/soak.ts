import { setTimeout as pause } from "node:timers/promises";
import { killAll } from "../../testing/server/host";
import { seeded } from "../../scripts/lib/random";
import { removeAll } from "../../testing/server/postgres";
import type { Kind } from "../../testing/server/stores";
import type { Readiness } from "../../server/health";
import { report } from "../lib/report";
import { letFaultsHappen } from "./soak/faults";
import { watchMemory } from "./soak/memory";
import { startReaders } from "./soak/readers";
import { tally } from "./soak/tally";
import { createTestStore } from "./soak/test-store";
import { startVisitors } from "./soak/visitors";
import { World } from "./soak/world";

export interface SoakSettings {
  readonly minutes: number;
  /** The run ends after this many submissions or after the minutes, whichever comes first. */
  readonly submissions: number;
  /** Submissions a second, at most. */
  readonly rate: number;
  /** The same seed lets the same faults happen in the same order. */
  readonly seed: number;
}

/** So large a part of the time the host's process may be ended; in the rest its memory is watched. */
const WITH_KILLS = 2 / 3;
/** The outbox must get shorter within this time; a delivery is reserved for 60 seconds. */
const DRAIN_TIMEOUT_MS = 120_000;
const MUST_BE_ZERO = ["refused", "lost", "stored twice", "never mailed", "mailed twice otherwise", "pages failed"];

export const isKind = (text: string): text is Kind => text === "libsql" || text === "postgres";

/**
 * Sends forms to a host to which faults happen at random, and counts what was lost.
 * @throws Error when something was lost, stored twice, not mailed, or mailed twice without a kill
 */
export async function soak(stores: readonly Kind[], settings: SoakSettings): Promise<void> {
  const results: [Kind, Awaited<ReturnType<typeof soakStore>>][] = [];
  for (const kind of stores) {
    try {
      results.push([kind, await soakStore(kind, settings)]);
    } finally {
      killAll();
      await removeAll();
    }
  }
  const names = Object.keys(results[0]?.[1].figures ?? {});
  const rows = names.map((name) => {
    const cells = results.map(([kind, { figures }]) => [kind, figures[name] ?? null] as const);
    return { name, ...Object.fromEntries(cells) };
  });
  const details = Object.fromEntries(results.map(([kind, { details }]) => [kind, details]));
  report(`forms-soak${stores.length === 1 ? `-${stores.join()}` : ""}`, { ...settings, details }, rows);
  const wrong = results.flatMap(([, { figures }]) => MUST_BE_ZERO.filter((name) => figures[name] !== 0));
  if (wrong.length > 0) throw new Error(`Not 0: ${wrong.join(", ")}.`);
}

async function soakStore(kind: Kind, { minutes, submissions, rate, seed }: SoakSettings) {
  const world = await World.start(await createTestStore(kind));
  const sent = startVisitors(world.host.url, rate);
  const read = startReaders(world);
  const started = Date.now();
  const acknowledged = (): number => sent.acknowledged.size;
  const progress = (): number => Math.max((Date.now() - started) / (minutes * 60_000), acknowledged() / submissions);
  let memory: ReturnType<typeof watchMemory> | undefined;
  const incidents = await letFaultsHappen(world, {
    random: seeded(seed),
    acknowledged,
    stage() {
      if (progress() < WITH_KILLS) return "all";
      memory ??= watchMemory(world.host.pid);
      return progress() < 1 ? "host lives" : undefined;
    },
  });
  await sent.finish();
  const seconds = Math.round((Date.now() - started) / 1000);
  await drain(world);
  await read.finish();
  const { start, end, peak } = memory?.() ?? { start: null, end: null, peak: null };
  const figures: Record<string, number | null> = {
    seconds,
    ...(await tally(world, sent)),
    refused: sent.refused,
    "page visits": read.visits,
    "page visits while the host was down": read.down,
    "pages failed": read.failures.length,
    faults: incidents.length,
    kills: world.kills.length,
    "memory at the start, MB": start,
    "memory at the end, MB": end,
    "highest memory, MB": peak,
  };
  const details = { answers: sent.answers, failures: read.failures, messages: world.messages, incidents };
  await world.end();
  return { figures, details };
}

/** Waits until all mails have gone. @throws Error when none goes any more */
async function drain({ host }: World): Promise<void> {
  let min = Infinity;
  for (let since = Date.now(); Date.now() - since < DRAIN_TIMEOUT_MS; await pause(1000)) {
    const { outbox } = (await (await host.get("/readyz")).json()) as Readiness;
    if (outbox === 0) return;
    if (outbox === null || outbox >= min) continue;
    min = outbox;
    since = Date.now();
  }
  throw new Error(`${min} deliveries are left.`);
}
