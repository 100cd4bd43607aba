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
export const formatMeters = (meters: number): string => `${meters.toFixed(2)}\u00a0m`;

/** Feet and whole inches: "18 ft 0 in". */
export function formatFeet(meters: number): string {
  const inches = Math.round((meters / METERS_PER_FOOT) * INCHES_PER_FOOT);
  return `${Math.floor(inches / INCHES_PER_FOOT)}\u00a0ft ${inches % INCHES_PER_FOOT}\u00a0in`;
}

/** "5.49 m · 18 ft 0 in" */
export const formatLength = (meters: number): string => `${formatMeters(meters)} · ${formatFeet(meters)}`;

export const measurementLength = ({ from, to }: Measurement): number => distanceBetween(from.position, to.position);

const METERS_PER_UNIT: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, m: 1 };

/**
 * Parses a device’s accuracy from its specification: "±1 cm" is 0.01.
 * @returns meters; `undefined` if the text does not contain an accuracy
 */
export function parseAccuracy(text: string | undefined): number | undefined {
  const [, number = "", unit = ""] = /±\s?(\d+(?:\.\d+)?)\s?(mm|cm|m)\b/.exec(text ?? "") ?? [];
  const factor = METERS_PER_UNIT[unit];
  return factor === undefined ? undefined : Number(number) * factor;
}

/**
 * The uncertainty of a measured length, in meters. Each end has two errors: that of the device and that of picking
 * (`PickedPoint.uncertainty`). The four errors are independent, so their squares are added.
 */
export const lengthUncertainty = (accuracy: number, { from, to }: Pick<Measurement, "from" | "to">): number =>
  Math.hypot(accuracy, from.uncertainty, accuracy, to.uncertainty);

/** "±1.4 cm" */
export const formatUncertainty = (meters: number): string => `±${Number((meters * 100).toFixed(1))}\u00a0cm`;

/** Allows for errors of the depth map and of the point. */
const VISIBILITY_MARGIN_M = 0.1;

/** Whether a point is visible from a station and not hidden by a wall. */
export function isVisibleFrom(station: StationView, point: Vector): boolean {
  const offset = subtract(point, station.position);
  const depth = sampleDepth(station.depthMap, normalize(offset), station.heading);
  return depth === undefined || vectorLength(offset) <= depth + VISIBILITY_MARGIN_M;
}
