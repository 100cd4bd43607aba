import { setTimeout as pause } from "node:timers/promises";
import { visit } from "../../../testing/server/releases";
import { overlaps, type World } from "./world";

const ENCODINGS = ["identity", "br", "gzip"];
/** Milliseconds between two visits of one reader. */
const PAUSE_MS = 250;

export interface Read {
  /** Visits that were right: a page, its hashed script, and the page once more. */
  readonly visits: number;
  /** How many failed while the host was down. */
  readonly down: number;
  /** What else went wrong. */
  readonly failures: readonly string[];
  finish(): Promise<void>;
}

/** Readers who open a page with its script again and again, each in an encoding of their own. */
export function startReaders(world: World): Read {
  const failures: string[] = [];
  let visits = 0;
  let down = 0;
  let isOver = false;
  const reader = async (encoding: string): Promise<void> => {
    while (!isOver) {
      const began = Date.now();
      try {
        await visit(world.host.url, encoding);
        visits += 1;
      } catch (error) {
        if (overlaps(world.downs, began, Date.now())) down += 1;
        else failures.push(`${new Date().toISOString()} ${String(error)}`);
      }
      await pause(PAUSE_MS);
    }
  };
  const all = Promise.all(ENCODINGS.map(reader));
  return {
    failures,
    get visits() {
      return visits;
    },
    get down() {
      return down;
    },
    async finish() {
      isOver = true;
      await all;
    },
  };
}
