import { fillPlaceholders } from "../../domain/placeholders";
import { toHoursAndMinutes, toSquareFeet } from "./plan";
import { IMPERIAL } from "./planner-fields";

/** Formats amounts in the selected units. */
export interface Formats {
  /** The unit of areas: `m²` or `ft²`. */
  readonly unit: string;
  /** Formats an area in square meters, with its unit. */
  readonly area: (squareMeters: number) => string;
  /** Formats a time in minutes. */
  readonly time: (minutes: number) => string;
  readonly number: (value: number) => string;
  readonly points: (count: number) => string;
  readonly rooms: (count: number) => string;
}

type FormatLabels = Pick<
  Queries.PlannerLabelsFragment,
  "hours" | "minutes" | "onePoint" | "manyPoints" | "oneRoom" | "manyRooms"
>;

const INTEGER_FORMAT = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const DECIMAL_FORMAT = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 3 });
/** The smallest number that is shown without decimals. */
const MIN_WITHOUT_DECIMALS = 100;

const formatNumber = (value: number): string =>
  (value < MIN_WITHOUT_DECIMALS ? DECIMAL_FORMAT : INTEGER_FORMAT).format(value);

const formatCount = (count: number, one: string, many: string): string =>
  count === 1 ? one : fillPlaceholders(many, { count: formatNumber(count) });

/** Creates the formats for `metric` or `imperial` units. */
export function createFormats(units: string, labels: FormatLabels): Formats {
  const isImperial = units === IMPERIAL;
  const unit = isImperial ? "ft²" : "m²";
  return {
    unit,
    area: (area) => `${formatNumber(isImperial ? toSquareFeet(area) : area)} ${unit}`,
    time: (minutes) => {
      const time = toHoursAndMinutes(minutes);
      return fillPlaceholders(time.hours > 0 ? labels.hours : labels.minutes, time);
    },
    number: formatNumber,
    points: (count) => formatCount(count, labels.onePoint, labels.manyPoints),
    rooms: (count) => formatCount(count, labels.oneRoom, labels.manyRooms),
  };
}
