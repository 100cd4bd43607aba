/** No submission is older than the site. A clock that says so has lost its battery, and is not believed. */
const EARLIEST = Date.UTC(2026, 0, 1);

/** Milliseconds since 1970, never before the site existed. */
export function now(): number {
  return Math.max(Date.now(), EARLIEST);
}

/** The same moment some months earlier, in milliseconds. */
export function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.getTime();
}
