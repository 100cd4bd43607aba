import { formatDay, formatDecimals, formatList, formatNumber, localeOf } from "../../../src/lib/locale";

test("a locale has the language and the region", () => {
  expect(localeOf({ language: "de", region: "AT" })).toBe("de-AT");
});

test.each([
  ["en-US", "1,234.5", "1,234.50", "November 27, 2026"],
  ["de-DE", "1.234,5", "1.234,50", "27. November 2026"],
])("formats numbers and days in %s", (locale, number, decimals, day) => {
  expect(formatNumber(1234.5, locale)).toBe(number);
  expect(formatDecimals(1234.5, 2, locale)).toBe(decimals);
  expect(formatDay("2026-11-27", locale)).toBe(day);
});

test.each([
  ["en-US", "PRO", "PRO, META", "PRO, META, METIS"],
  ["de-DE", "PRO", "PRO, META", "PRO, META und METIS"],
  ["fr-FR", "PRO", "PRO et META", "PRO, META et METIS"],
])("joins names in %s", (locale, one, two, three) => {
  const names = ["PRO", "META", "METIS"];
  expect([1, 2, 3].map((count) => formatList(names.slice(0, count), locale))).toEqual([one, two, three]);
});
