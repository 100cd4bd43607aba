import { formatCount, type PluralForms } from "@capture/domain/plurals";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatNumber } from "@capture/domain/lib/locale";
import { IMPERIAL, toSquareFeet } from "@capture/domain/facts/units";
import { toHoursAndMinutes } from "./plan";

/** Formats amounts in the selected units. */
export type Formats = ReturnType<typeof createFormats>;

type FormatLabels = Pick<
  Queries.PlannerLabelsFragment,
  "hours" | "wholeHours" | "minutes" | "points" | "roomCount" | "storageOver"
>;

const INTEGER_FORMAT = { maximumFractionDigits: 0 };
const DECIMAL_FORMAT = { maximumSignificantDigits: 3 };
/** The smallest number that is shown without decimals. */
const MIN_WITHOUT_DECIMALS = 100;

/** Creates the formats for `metric` or `imperial` units. */
export function createFormats(units: string, labels: FormatLabels, locale: string) {
  const number = (value: number): string =>
    formatNumber(value, locale, value < MIN_WITHOUT_DECIMALS ? DECIMAL_FORMAT : INTEGER_FORMAT);
  const countWith = (forms: PluralForms) => (count: number) => formatCount(count, forms, locale, number);
  const isImperial = units === IMPERIAL;
  const unit = isImperial ? "ft²" : "m²";
  return {
    /** The unit of areas: `m²` or `ft²`. */
    unit,
    /** Formats an area in square meters, with its unit. */
    area: (area: number): string => `${number(isImperial ? toSquareFeet(area) : area)} ${unit}`,
    /** Formats a time in minutes. */
    time: (minutes: number): string => {
      const time = toHoursAndMinutes(minutes);
      const { hours, wholeHours } = labels;
      return fillPlaceholders(time.hours === 0 ? labels.minutes : time.minutes === 0 ? wholeHours : hours, time);
    },
    number,
    points: countWith(labels.points),
    rooms: countWith(labels.roomCount),
    /** The sentence about memory that must be emptied this often. */
    unloads: countWith(labels.storageOver),
  };
}
