import { isLocalTime, isTimeZone, toInstant } from "../../../src/domain/time/local-time";

test.each([
  // Winter and summer.
  ["2026-12-01T09:00", "Europe/Berlin", "2026-12-01T08:00:00.000Z"],
  ["2026-07-01T09:00", "Europe/Berlin", "2026-07-01T07:00:00.000Z"],
  ["2026-07-01T09:00", "UTC", "2026-07-01T09:00:00.000Z"],
  ["2026-07-01T09:00", "Asia/Kathmandu", "2026-07-01T03:15:00.000Z"],
  ["2026-12-31T23:30", "America/New_York", "2027-01-01T04:30:00.000Z"],
  ["2026-12-31T23:30", "Pacific/Kiritimati", "2026-12-31T09:30:00.000Z"],
  // On 28 March 2027 the clock goes from 1:59 to 3:00, so 2:30 is 3:30.
  ["2027-03-28T01:59", "Europe/Berlin", "2027-03-28T00:59:00.000Z"],
  ["2027-03-28T02:30", "Europe/Berlin", "2027-03-28T01:30:00.000Z"],
  ["2027-03-28T03:00", "Europe/Berlin", "2027-03-28T01:00:00.000Z"],
  // On 25 October 2026 the hour from 2:00 occurs twice, and the first one is meant.
  ["2026-10-25T01:59", "Europe/Berlin", "2026-10-24T23:59:00.000Z"],
  ["2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
  ["2026-10-25T03:00", "Europe/Berlin", "2026-10-25T02:00:00.000Z"],
  ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
  // Half an hour is skipped.
  ["2026-10-04T02:15", "Australia/Lord_Howe", "2026-10-03T15:45:00.000Z"],
])("%s in %s is %s", (local, zone, instant) => {
  expect(toInstant(local, zone).toISOString()).toBe(instant);
});

test.each(["2026-02-29T09:00", "2026-12-01", "2026-12-01T24:00", "2026-12-01T9:00", "2026-12-01T09:00:00", "T09:00"])(
  "%s is not a local time",
  (text) => expect(isLocalTime(text)).toBe(false),
);

test("a time zone is a name of the IANA database", () => {
  expect(["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires"].map(isTimeZone)).toEqual([true, true, true]);
  expect(["", "+02:00", "Europe/Nowhere", "CET+1", "UTC "].map(isTimeZone)).toEqual(Array(5).fill(false));
});
