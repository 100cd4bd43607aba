/** The site is not older than this. An earlier time means that the machine's clock is wrong. */
const EARLIEST = Date.UTC(2026, 0, 1);

/** Milliseconds since 1970, but never before the site existed. */
export function now(): number {
  return Math.max(Date.now(), EARLIEST);
}

/** A time some months earlier, in milliseconds since 1970. */
export function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.getTime();
}
