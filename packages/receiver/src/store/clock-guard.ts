import { DAY_MS } from "../clock";
import type { Database } from "./database";
import { readValue, removeValue, writeValue } from "./key-value";

/**
 * A longer gap between two checks counts as a clock jump. It is shorter than any
 * retention period. After such a long downtime, deletions are delayed by one day.
 */
const MAX_PLAUSIBLE_GAP_MS = 20 * DAY_MS;
/** The keys of both values. They must not change, because existing databases contain them. */
const LAST_CHECK_KEY = "retention:last";
const JUMP_KEY = "retention:leap";

interface ClockJump {
  /** The time of the clock after the jump, in milliseconds since 1970. */
  readonly seen: number;
  /** Milliseconds that hosts have run since then, measured by a monotonic clock. */
  readonly running: number;
}

/** The time of the last check, in milliseconds since 1970. */
export async function readLastCheck(db: Database): Promise<number | undefined> {
  const value = await readValue(db, LAST_CHECK_KEY);
  return value === undefined ? undefined : Number(value);
}

/**
 * Whether the clock may be used to delete submissions. After a jump, forwards or backwards, it may not until the host has
 * run for a day. So a clock that is wrong for some hours deletes nothing, even if the host restarts.
 * @param time by the store's clock
 * @param runningMs milliseconds that this process has run since its last check
 */
export function isClockPlausible(db: Database, time: number, runningMs: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const last = (await readLastCheck(transaction)) ?? time;
    const stored = await readValue(transaction, JUMP_KEY);
    await writeValue(transaction, LAST_CHECK_KEY, String(time));
    const jump = currentJump(stored, time, last, runningMs);
    if (jump === undefined) return true;
    if (jump.running < DAY_MS) {
      await writeValue(transaction, JUMP_KEY, JSON.stringify(jump));
      return false;
    }
    await removeValue(transaction, JUMP_KEY);
    return true;
  });
}

/** The jump after which the host has not yet run for a day; `undefined` if there is none. */
function currentJump(stored: string | undefined, time: number, last: number, runningMs: number): ClockJump | undefined {
  if (Math.abs(time - last) > MAX_PLAUSIBLE_GAP_MS) return { seen: time, running: 0 };
  if (stored === undefined) return undefined;
  const jump = JSON.parse(stored) as ClockJump;
  // Several hosts on one store must not count the same hour twice.
  return { ...jump, running: jump.running + Math.min(runningMs, Math.max(time - last, 0)) };
}

/** Ends the waiting time after a jump, because an operator has checked the clock. */
export async function acceptClock(db: Database): Promise<void> {
  await removeValue(db, JUMP_KEY);
}
