import { oncePerText } from "./lib/once-per-text";

/** The regions where people measure in feet and pounds. Source: CLDR, measurement systems `US` and `UK`. */
const IMPERIAL_REGIONS = ["US", "GB", "LR", "MM"];

/** Whether visitors of the site can choose imperial units, and measured lengths are also shown in feet. */
export const hasImperialUnits = oncePerText((locale): boolean =>
  IMPERIAL_REGIONS.includes(new Intl.Locale(locale).region ?? ""),
);
