import { setTimeout as pause } from "node:timers/promises";
import { visit } from "../../../testing/server/releases";
import { overlaps, type HostEnvironment } from "./host-environment";

const ENCODINGS = ["identity", "br", "gzip"];
/** The pause between two visits of one reader. */
const VISIT_PAUSE_MS = 250;

export interface Readers {
  /** The number of visits without a failure. A visit requests a page, its hashed script, and the page again. */
  readonly visits: number;
  /** The number of visits that failed while the host was down. */
  readonly visitsWhileDown: number;
  /** All other failures. */
  readonly failures: readonly string[];
  finish(): Promise<void>;
}

/** Starts one reader for each of ENCODINGS, which visits the home page and its script repeatedly. */
export function startReaders(environment: HostEnvironment): Readers {
  const failures: string[] = [];
  let visits = 0;
  let visitsWhileDown = 0;
  let isFinished = false;
  const reader = async (encoding: string): Promise<void> => {
    while (!isFinished) {
      const startTime = Date.now();
      try {
        await visit(environment.host.url, encoding);
        visits += 1;
      } catch (error) {
        if (overlaps(environment.downtimes, startTime, Date.now())) visitsWhileDown += 1;
        else failures.push(`${new Date().toISOString()} ${String(error)}`);
      }
      await pause(VISIT_PAUSE_MS);
    }
  };
  const all = Promise.all(ENCODINGS.map(reader));
  return {
    failures,
    get visits() {
      return visits;
    },
    get visitsWhileDown() {
      return visitsWhileDown;
    },
    async finish() {
      isFinished = true;
      await all;
    },
  };
}
