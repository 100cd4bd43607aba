import { isLocalTime, isTimeZone } from "@capture/domain/time/local-time";
import { findPromisedDays } from "@capture/domain/time/promised-days";
import { toInstant } from "../src/model/publication";

describe("local-time", () => {
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
});

describe("promised-days", () => {
  test.each([
    ["en-US", "The plugin, which ships in Q3 2025, is new.", "ships in Q3 2025", "2025-09-30"],
    ["en-US", "Q1 2026 is the date.", "Q1 2026", "2026-03-31"],
    ["en-US", "The office will open in February 2028.", "will open in February 2028", "2028-02-29"],
    ["en-US", "All kits follow by May 2026.", "by May 2026", "2026-05-31"],
    ["en-US", "It is available from March 15, 2026.", "available from March 15, 2026", "2026-03-31"],
    ["de-DE", "Alle folgen bis März 2026.", "bis März 2026", "2026-03-31"],
    ["de-DE", "Das Modul erscheint im 3. Quartal 2025.", "erscheint im 3. Quartal 2025", "2025-09-30"],
    ["de-DE", "Wir liefern ab März 2026.", "ab März 2026", "2026-03-31"],
    ["fr-FR", "Le module sort au Q4 2025.", "Q4 2025", "2025-12-31"],
  ])("in %s, “%s” promises something", (locale, text, words, lastDay) => {
    expect(findPromisedDays(text, locale)).toEqual([{ words, lastDay }]);
  });

  test.each([
    ["en-US", "The study was made in February 2025."],
    ["en-US", "We will see. In March 2025 it snowed."],
    ["en-US", "The study by Moss was made in May 2025, by hand."],
    ["en-US", "Founded 2014, 3 devices, Q5 2025"],
    ["fr-FR", "Le bureau ouvre en mars 2025."],
  ])("in %s, “%s” promises nothing", (locale, text) => {
    expect(findPromisedDays(text, locale)).toEqual([]);
  });
});
