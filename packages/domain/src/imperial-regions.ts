import { oncePerLocale } from "./lib/once-per-locale";

/** The regions where people measure in feet and pounds. Source: CLDR, measurement systems `US` and `UK`. */
const IMPERIAL_REGIONS = ["US", "GB", "LR", "MM"];

/** Whether visitors of the site can choose imperial units, and measured lengths are also shown in feet. */
export const hasImperialUnits = oncePerLocale((locale): boolean =>
  IMPERIAL_REGIONS.includes(new Intl.Locale(locale).region ?? ""),
);
