export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The site did not exist before this time, so an earlier time means that the clock of the machine is wrong. */
const MIN_TIME_MS = Date.UTC(2026, 0, 1);

/** The current time in milliseconds since 1970, but at least MIN_TIME_MS. */
export function now(): number {
  return Math.max(Date.now(), MIN_TIME_MS);
}

/** The time a number of months before `time`; both in milliseconds since 1970. */
export function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.getTime();
}
