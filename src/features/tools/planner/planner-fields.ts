import { formatNumber } from "@capture/domain/lib/locale";
import { parseAmount, toPlainAmount, type AmountRange } from "@capture/domain/amounts";
import { FACT_RANGES } from "@capture/domain/facts/ranges";
import { FEET_SUFFIX, IMPERIAL, METRIC, toSquareFeet, toSquareMeters } from "@capture/domain/facts/units";
import type { DeviceFigures, Place } from "./plan";

type PlannerContent = Queries.PlannerFieldsFragment;
type PlannerDevice = PlannerContent["devices"][number];

export type Values = Record<string, string>;

export interface Inputs {
  readonly place: Place;
  readonly devices: readonly { readonly device: PlannerDevice["device"]; readonly figures: DeviceFigures }[];
}

/** A figure of a device that visitors can change. */
export type Assumption = "megabytesPerPoint" | "areaPerMinute" | "megabytesPerMinute";
export const ASSUMPTIONS = ["megabytesPerPoint", "areaPerMinute", "megabytesPerMinute"] as const;

const PLACE_FIELDS = ["area", "rooms", "pointsPerRoom", "secondsBetween"] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

/** The valid amounts of each field. */
export const AMOUNT_RANGES: Readonly<Record<PlaceField | Assumption, AmountRange>> = {
  area: FACT_RANGES.area,
  rooms: FACT_RANGES.rooms,
  pointsPerRoom: { min: 1, max: 1000, integer: true },
  secondsBetween: { min: 0, max: 3600 },
  megabytesPerPoint: { min: 1, max: 100_000 },
  areaPerMinute: { min: 1, max: 10_000 },
  megabytesPerMinute: { min: 1, max: 100_000 },
};

/** Areas have a separate field for each unit, so that a change of the unit does not round the visitor's input. */
const AREA_FIELDS: readonly string[] = ["area", "areaPerMinute"];

/** The name of a field in the query string: `area`, `area-ft`, `meta-areaPerMinute`. */
export function fieldName(field: PlaceField | Assumption, units: string, device?: string): string {
  const name = device === undefined ? field : `${device}-${field}`;
  return units === IMPERIAL && AREA_FIELDS.includes(field) ? name + FEET_SUFFIX : name;
}

/** The values of the fields when the query string is empty. */
export function defaultValues({ defaults, devices }: PlannerContent, locale: string): Values {
  const values: Values = { units: METRIC };
  const set = (field: PlaceField | Assumption, amount: number, device?: string): void => {
    values[fieldName(field, METRIC, device)] = formatAmount(amount, locale);
    if (AREA_FIELDS.includes(field))
      values[fieldName(field, IMPERIAL, device)] = formatAmount(defaultSquareFeet(amount), locale);
  };
  for (const field of PLACE_FIELDS) set(field, defaults[field]);
  for (const plannerDevice of devices) {
    for (const field of ASSUMPTIONS)
      if (plannerDevice[field] !== null) set(field, plannerDevice[field], plannerDevice.device.slug);
  }
  return values;
}

/** A default area in square feet, with two significant digits like the defaults in square meters. */
const defaultSquareFeet = (squareMeters: number): number => Number(toSquareFeet(squareMeters).toPrecision(2));

/** More than a converted area keeps. */
const MAX_DECIMALS = 10;

/** An amount as the query string has it. */
export const formatAmount = (amount: number, locale: string): string =>
  toPlainAmount(formatNumber(amount, locale, { useGrouping: false, maximumFractionDigits: MAX_DECIMALS }), locale);

/** The amount in a field in metric units, or undefined when the input is invalid. */
function readAmount(
  values: Values,
  field: PlaceField | Assumption,
  locale: string,
  device?: string,
): number | undefined {
  const units = values.units ?? "";
  const amount = parseAmount(values[fieldName(field, units, device)] ?? "", AMOUNT_RANGES[field], locale);
  return amount !== undefined && units === IMPERIAL && AREA_FIELDS.includes(field) ? toSquareMeters(amount) : amount;
}

/** The place in the fields, or undefined when a field is invalid. */
export function readPlace(values: Values, locale: string): Place | undefined {
  const [area, rooms, pointsPerRoom, secondsBetween] = PLACE_FIELDS.map((field) => readAmount(values, field, locale));
  if (area === undefined || rooms === undefined || pointsPerRoom === undefined || secondsBetween === undefined)
    return undefined;
  return { area, rooms, pointsPerRoom, secondsBetween };
}

/** The place and the figures of all devices, or undefined when a field is invalid. */
export function readInputs(values: Values, { devices }: PlannerContent, locale: string): Inputs | undefined {
  const place = readPlace(values, locale);
  const valid = devices.flatMap((each) => {
    const figures = readFigures(values, each, locale);
    return figures ? [{ device: each.device, figures }] : [];
  });
  return place && valid.length === devices.length ? { place, devices: valid } : undefined;
}

/** A device's figures with the assumptions in the fields, or undefined when a field is invalid. */
export function readFigures(values: Values, plannerDevice: PlannerDevice, locale: string): DeviceFigures | undefined {
  const assumptions = ASSUMPTIONS.map((field) =>
    plannerDevice[field] === null ? null : readAmount(values, field, locale, plannerDevice.device.slug),
  );
  const [megabytesPerPoint, areaPerMinute, megabytesPerMinute] = assumptions;
  if (megabytesPerPoint === undefined || areaPerMinute === undefined || megabytesPerMinute === undefined)
    return undefined;
  return { ...plannerDevice, megabytesPerPoint, areaPerMinute, megabytesPerMinute };
}
