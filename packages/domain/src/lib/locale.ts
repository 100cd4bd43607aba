/** Language and region of the site, from data/site.json. */
interface Place {
  readonly language: string;
  readonly region: string;
}

/** The locale in which dates, numbers and plurals are formatted, such as `en-US`. */
export const localeOf = ({ language, region }: Place): string => `${language}-${region}`;

/** Formats a number: `1,234.5` in `en-US`, `1.234,5` in `de-DE`. */
export const formatNumber = (value: number, locale: string, options?: Intl.NumberFormatOptions): string =>
  value.toLocaleString(locale, options);

/** Formats a number with exactly this many decimals. */
export const formatDecimals = (value: number, decimals: number, locale: string): string =>
  formatNumber(value, locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/**
 * Joins items to a list: “a, b, c” in `en-US`, “a, b und c” in `de-DE`. English lists of names have no “and”; where a
 * sentence needs one, its words are content.
 */
export const formatList = (items: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: "unit" }).format(items);

/** Formats a day such as `2026-11-27`: “November 27, 2026” in `en-US`, “27. November 2026” in `de-DE`. */
export const formatDay = (day: string, locale: string): string =>
  new Date(day).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });

/** Formats a time with its zone: “Jan 31, 2026, 10:00 GMT+1” in `en-US`, “31. Jan. 2026, 10:00 MEZ” in `de-DE`. */
export const formatMinute = (time: Date, locale: string, timeZone: string): string =>
  time.toLocaleString(locale, {
    ...{ year: "numeric", month: "short", day: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short", timeZone },
  });

/** Formats a percentage such as 95: “95%” in `en-US`, “95 %” in `de-DE`. */
export const formatPercent = (percent: number, locale: string): string =>
  formatNumber(percent / 100, locale, { style: "percent", maximumFractionDigits: 2 });
