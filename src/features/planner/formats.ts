import { fillPlaceholders } from "../../content/placeholders";
import { hoursAndMinutes, squareFeet } from "./plan";
import { IMPERIAL } from "./planner-fields";

/** How amounts are written in the chosen units. */
export interface Formats {
  /** The unit of area. */
  readonly unit: string;
  /** An area in square meters, with its unit. */
  readonly area: (squareMeters: number) => string;
  /** A time in minutes. */
  readonly time: (minutes: number) => string;
  readonly number: (value: number) => string;
}

const WHOLE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const SHORT = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 3 });
/** From here on digits behind the point say nothing. */
const LARGE = 100;

const number = (value: number): string => (value < LARGE ? SHORT : WHOLE).format(value);

/** The formats for `metric` or `imperial`. */
export function formatsFor(units: string, labels: { readonly hours: string; readonly minutes: string }): Formats {
  const isImperial = units === IMPERIAL;
  const unit = isImperial ? "ft²" : "m²";
  return {
    unit,
    area: (area) => `${number(isImperial ? squareFeet(area) : area)} ${unit}`,
    time: (minutes) => {
      const time = hoursAndMinutes(minutes);
      return fillPlaceholders(time.hours > 0 ? labels.hours : labels.minutes, time);
    },
    number,
  };
}
