import { formatDecimals } from "./lib/locale";
import { hasImperialUnits } from "./imperial-regions";

const METERS_PER_FOOT = 0.3048;
const INCHES_PER_FOOT = 12;

/** Meters with two decimals and a no-break space: "5.49 m". */
export const formatMeters = (meters: number, locale: string): string => `${formatDecimals(meters, 2, locale)}\u00a0m`;

/** Feet and whole inches: "18 ft 0 in". */
export function formatFeet(meters: number): string {
  const inches = Math.round((meters / METERS_PER_FOOT) * INCHES_PER_FOOT);
  return `${Math.floor(inches / INCHES_PER_FOOT)}\u00a0ft ${inches % INCHES_PER_FOOT}\u00a0in`;
}

/** A length in each unit that is usual in the region: "5.49 m", and in regions with imperial units also "18 ft 0 in". */
export const formatLengths = (meters: number, locale: string): string[] => [
  formatMeters(meters, locale),
  ...(hasImperialUnits(locale) ? [formatFeet(meters)] : []),
];

/** "5.49 m", and in regions with imperial units "5.49 m · 18 ft 0 in". */
export const formatLength = (meters: number, locale: string): string => formatLengths(meters, locale).join(" · ");
