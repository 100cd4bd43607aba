import type { Database } from "./database";
import { readValue, removeValue, writeValue } from "./key-value";

const DAY_MS = 86_400_000;
/**
 * A longer gap between two checks counts as a clock jump. It is shorter than any
 * retention period. After such a long downtime, deletions are delayed by one day.
 */
const MAX_PLAUSIBLE_GAP_MS = 20 * DAY_MS;
/** The names of both values as earlier versions stored them. */
const LAST_CHECK = "retention:last";
const JUMP = "retention:leap";

interface ClockJump {
  /** The time by the clock when the jump was first seen. */
  readonly seen: number;
  /** Milliseconds that the host has run since, which no clock can forge. */
  readonly running: number;
}

/** When the clock was last checked, in milliseconds since 1970. */
export async function lastCheck(db: Database): Promise<number | undefined> {
  const note = await readValue(db, LAST_CHECK);
  return note === undefined ? undefined : Number(note);
}

/**
 * Whether the clock may decide what has expired. After a jump, forwards or
 * backwards, it may not until the host has run for a day, so a clock that is
 * wrong for some hours and restarts deletes nothing.
 * @param time by the store's clock
 * @param running milliseconds that this process has run since its last check
 */
export function isClockPlausible(db: Database, time: number, running: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const last = (await lastCheck(transaction)) ?? time;
    const noted = await readValue(transaction, JUMP);
    await writeValue(transaction, LAST_CHECK, String(time));
    const jump = continued(noted, time, last, running);
    if (jump === undefined) return true;
    if (jump.running < DAY_MS) {
      await writeValue(transaction, JUMP, JSON.stringify(jump));
      return false;
    }
    await removeValue(transaction, JUMP);
    return true;
  });
}

function continued(noted: string | undefined, time: number, last: number, running: number): ClockJump | undefined {
  if (Math.abs(time - last) > MAX_PLAUSIBLE_GAP_MS) return { seen: time, running: 0 };
  if (noted === undefined) return undefined;
  const jump = JSON.parse(noted) as ClockJump;
  // Several hosts on one store must not count the same hour twice.
  return { ...jump, running: jump.running + Math.min(running, Math.max(time - last, 0)) };
}

/** Accepts the clock at once, because a person has checked it. */
export async function acceptClock(db: Database): Promise<void> {
  await removeValue(db, JUMP);
}
