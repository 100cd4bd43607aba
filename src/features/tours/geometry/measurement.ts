import { depthAt } from "./depth-at";
import type { Picked } from "./picked";
import type { StationView } from "./station-view";
import { distance, lengthOf, minus, unit, type Vector } from "./vector";

/** A distance between two places that a visitor has pressed. */
export interface Measurement {
  id: number;
  from: Picked;
  to: Picked;
}

const METERS_PER_FOOT = 0.3048;
const INCHES_PER_FOOT = 12;

/** Meters to the centimeter: "5.49 m". The space does not break. */
export const metersText = (meters: number): string => `${meters.toFixed(2)}\u00a0m`;

/** Feet and whole inches: "18 ft 0 in". */
export function feetText(meters: number): string {
  const inches = Math.round((meters / METERS_PER_FOOT) * INCHES_PER_FOOT);
  return `${Math.floor(inches / INCHES_PER_FOOT)}\u00a0ft ${inches % INCHES_PER_FOOT}\u00a0in`;
}

export const lengthText = (meters: number): string => `${metersText(meters)} · ${feetText(meters)}`;

export const measuredLength = ({ from, to }: Measurement): number => distance(from.place, to.place);

const UNITS: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, m: 1 };

/** A device’s accuracy in meters, from the figure in its specification: "±1 cm" is 0.01. `undefined` when it states none. */
export function accuracyOf(figure: string | undefined): number | undefined {
  const [, number = "", unitName = ""] = /±\s?(\d+(?:\.\d+)?)\s?(mm|cm|m)\b/.exec(figure ?? "") ?? [];
  const factor = UNITS[unitName];
  return factor === undefined ? undefined : Number(number) * factor;
}

/**
 * How far off a measured distance may be, in meters. Each end is off by what
 * the device states, and by a pixel, since nobody presses more exactly
 * (`Picked.pixel`). The four are independent, so their squares add up.
 */
export const uncertaintyOf = (accuracy: number, { from, to }: Pick<Measurement, "from" | "to">): number =>
  Math.hypot(accuracy, from.pixel, accuracy, to.pixel);

/** "±1.4 cm" */
export const uncertaintyText = (meters: number): string => `±${Number((meters * 100).toFixed(1))}\u00a0cm`;

/** Allows for the uncertainty of depths and places. */
const VISIBILITY_MARGIN_M = 0.1;

/** Whether a place is visible from a station, and not behind a wall. */
export function isSeen(place: Vector, station: StationView): boolean {
  const way = minus(place, station.position);
  const free = depthAt(station.depth, unit(way), station.heading);
  return free === undefined || lengthOf(way) <= free + VISIBILITY_MARGIN_M;
}
