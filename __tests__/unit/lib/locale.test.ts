import { formatDay, formatDecimals, formatNumber, localeOf } from "../../../src/lib/locale";

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
