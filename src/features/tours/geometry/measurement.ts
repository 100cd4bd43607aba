import { formatDecimals, formatNumber } from "../../../lib/locale";
import type { Quantity } from "../../../domain/quantities";
import { hasImperialUnits } from "../../../domain/units";
import type { PickedPoint } from "./pick-in-panorama";
import { sampleDepth } from "./sample-depth";
import type { StationView } from "./station-view";
import { distanceBetween, normalize, subtract, vectorLength, type Vector } from "./vector";

/** A distance between two picked points. */
export interface Measurement {
  id: number;
  from: PickedPoint;
  to: PickedPoint;
}

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

export const measurementLength = ({ from, to }: Measurement): number => distanceBetween(from.position, to.position);

const METERS_PER_UNIT: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, m: 1 };

/**
 * A device’s accuracy in meters, from the quantities of its specification: 1 cm is 0.01. Undefined if they contain no
 * length.
 */
export function toAccuracy(quantities: readonly Quantity[] | null | undefined): number | undefined {
  const [{ values, unit } = { values: [], unit: "" }] = quantities ?? [];
  const [value] = values;
  const factor = METERS_PER_UNIT[unit];
  return value === undefined || factor === undefined ? undefined : value * factor;
}

/**
 * The uncertainty of a measured length, in meters. Each end has two errors: that of the device and that of picking
 * (`PickedPoint.uncertainty`). The four errors are independent, so their squares are added.
 */
export const lengthUncertainty = (accuracy: number, { from, to }: Pick<Measurement, "from" | "to">): number =>
  Math.hypot(accuracy, from.uncertainty, accuracy, to.uncertainty);

/** "±1.4 cm" */
export const formatUncertainty = (meters: number, locale: string): string =>
  `±${formatNumber(meters * 100, locale, { maximumFractionDigits: 1 })}\u00a0cm`;

/** Allows for errors of the depth map and of the point. */
const VISIBILITY_MARGIN_M = 0.1;

/** Whether a point is visible from a station and not hidden by a wall. */
export function isVisibleFrom(station: StationView, point: Vector): boolean {
  const offset = subtract(point, station.position);
  const depth = sampleDepth(station.depthMap, normalize(offset), station.heading);
  return depth === undefined || vectorLength(offset) <= depth + VISIBILITY_MARGIN_M;
}
