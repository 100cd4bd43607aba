import { fillPlaceholders } from "../../domain/placeholders";
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
  readonly points: (count: number) => string;
  readonly rooms: (count: number) => string;
}

type FormatLabels = Pick<
  Queries.PlannerLabelsFragment,
  "hours" | "minutes" | "onePoint" | "manyPoints" | "oneRoom" | "manyRooms"
>;

const WHOLE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const SHORT = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 3 });
/** From here on digits behind the point say nothing. */
const LARGE = 100;

const number = (value: number): string => (value < LARGE ? SHORT : WHOLE).format(value);

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : fillPlaceholders(many, { count: number(count) });

/** The formats for `metric` or `imperial`. */
export function formatsFor(units: string, labels: FormatLabels): Formats {
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
    points: (count) => counted(count, labels.onePoint, labels.manyPoints),
    rooms: (count) => counted(count, labels.oneRoom, labels.manyRooms),
  };
}
