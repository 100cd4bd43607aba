import { isCalendarDay } from "@capture/domain/time/calendar-day";
import { DAY_MS } from "../clock";
import { OperatorError } from "../operator-error";
import type { SubmissionFilter } from "../store/records";
import type { Options } from "./command";

/** A day, or a day and a time with a zone (ISO 8601). */
const DATE = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** The filters of the command line. @throws Error when a date is invalid */
export function parseFilter({ email, type, since, until, suspected }: Options): SubmissionFilter {
  return {
    email,
    type,
    suspected,
    since: parseTime("since", since),
    until: parseTime("until", until, DAY_MS),
  };
}

/** @param dayMs milliseconds that are added to a day without a time, so that `until` includes the day */
function parseTime(name: string, text: string | undefined, dayMs = 0): number | undefined {
  if (text === undefined) return undefined;
  const [, day = "", clockTime] = DATE.exec(text) ?? [];
  const time = Date.parse(text);
  // Date.parse reads February 31 as March 3, and a time without a zone in the zone of this machine.
  if (isCalendarDay(day) && !Number.isNaN(time)) return clockTime === undefined ? time + dayMs : time;
  throw new OperatorError(
    `--${name} is “${text}”; write a day as 2026-01-31, or a time with its zone as 2026-01-31T12:00:00Z.`,
  );
}
