import { isCalendarDay } from "./calendar-day";

const DAY_MS = 24 * 60 * 60_000;
/** The zone of times in the content and in mails if site.json names none. */
export const DEFAULT_TIME_ZONE = "UTC";

/** Whether a text is a local date and time in the form 2026-12-01T09:00, on an existing day from 2000 to 2099. */
export function isLocalTime(text: string): boolean {
  const [day = "", time = ""] = text.split("T");
  return isCalendarDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) && text.length === "2026-12-01T09:00".length;
}

/** Whether a text is a time zone of the IANA database, such as Europe/Berlin, or UTC. */
export function isTimeZone(text: string): boolean {
  try {
    // Offsets such as +02:00 are accepted by newer engines only, and know no daylight saving.
    return /^[A-Z]/i.test(text) && new Intl.DateTimeFormat("en", { timeZone: text }).format() !== "";
  } catch {
    return false;
  }
}

/** The time zone of a site; UTC if its settings, data/site.json, name none that exists. */
export function timeZoneOf(site: unknown): string {
  const { timeZone } = (site ?? {}) as { timeZone?: unknown };
  return typeof timeZone === "string" && isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;
}

/**
 * Converts a local time to a time in UTC, as `Temporal` does with `disambiguation: "compatible"`: a time that the clock
 * skips in spring is moved forward by the skipped hour, and of a time that occurs twice in autumn the first is meant.
 * @param local such as 2026-12-01T09:00
 * @param zone such as Europe/Berlin
 */
export function toInstant(local: string, zone: string): Date {
  const wallTime = Date.parse(`${local}Z`);
  const before = wallTime - offsetAt(wallTime - DAY_MS, zone);
  const after = wallTime - offsetAt(wallTime + DAY_MS, zone);
  return new Date([before, after].find((time) => time + offsetAt(time, zone) === wallTime) ?? before);
}

/** The difference between the clock of a zone and UTC at a time. All are in milliseconds. */
function offsetAt(time: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(time);
  const read = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
  const clock = Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"), read("second"));
  return clock - Math.floor(time / 1000) * 1000;
}
