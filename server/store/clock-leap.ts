import type { Database } from "./database";
import { readNote, removeNote, writeNote } from "./notes";

const DAY = 86_400_000;
/**
 * A longer gap between two looks means that the clock has leapt. It is shorter
 * than anything is kept. Who was down for so long waits a day for deletions.
 */
const IMPLAUSIBLE_GAP = 20 * DAY;
const LAST_LOOK = "retention:last";
const LEAP = "retention:leap";

interface Leap {
  /** What the clock said when the leap was first seen. */
  readonly seen: number;
  /** Milliseconds that the host has run since, which no clock can forge. */
  readonly running: number;
}

/** When the clock was last looked at, in milliseconds since 1970. */
export async function lastLook(db: Database): Promise<number | undefined> {
  const note = await readNote(db, LAST_LOOK);
  return note === undefined ? undefined : Number(note);
}

/**
 * Whether deletions may go by the clock. After a leap, forwards or backwards,
 * they may not until the host has run for a day, so a clock that is wrong for
 * some hours and restarts deletes nothing.
 * @param time by the store's clock
 * @param running milliseconds that this process has run since it last looked
 */
export function isClockTrusted(db: Database, time: number, running: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const last = (await lastLook(transaction)) ?? time;
    const noted = await readNote(transaction, LEAP);
    await writeNote(transaction, LAST_LOOK, String(time));
    const leap = continued(noted, time, last, running);
    if (leap === undefined) return true;
    if (leap.running < DAY) {
      await writeNote(transaction, LEAP, JSON.stringify(leap));
      return false;
    }
    await removeNote(transaction, LEAP);
    return true;
  });
}

function continued(noted: string | undefined, time: number, last: number, running: number): Leap | undefined {
  if (Math.abs(time - last) > IMPLAUSIBLE_GAP) return { seen: time, running: 0 };
  if (noted === undefined) return undefined;
  const leap = JSON.parse(noted) as Leap;
  // Several hosts on one store must not count the same hour twice.
  return { ...leap, running: leap.running + Math.min(running, Math.max(time - last, 0)) };
}

/** Trusts the clock at once, because a person has looked at it. */
export async function trustClock(db: Database): Promise<void> {
  await removeNote(db, LEAP);
}
