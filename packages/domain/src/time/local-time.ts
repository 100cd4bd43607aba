import { isCalendarDay } from "./calendar-day";

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
