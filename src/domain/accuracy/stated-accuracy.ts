import type { Quantity } from "../quantities";
import type { ComputedAccuracy } from "./read-accuracy";

/** What a device states about its accuracy. */
export interface StatedAccuracy {
  /** In millimeters: 10 for “±1 cm”. */
  readonly value: number;
  /** What the value is the accuracy of: `range`, a single distance from the device; `point`; or `distance`, a length between two points. */
  readonly of: string;
  /** Confidence level in percent. */
  readonly confidence: number;
  /** Whether `of` or `confidence` is our assumption. */
  readonly isAssumed: boolean;
}

/** The rows of a specification that the functions below read. */
type Rows = readonly Row[] | null | undefined;

interface Row {
  readonly key: string;
  readonly quantities?: readonly Quantity[] | null | undefined;
  readonly accuracy?: ComputedAccuracy | null | undefined;
}

const MILLIMETERS_PER_UNIT: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };
const MILLIMETERS_PER_METER = 1000;

/** The lengths of a row in millimeters, shortest first. Rounding removes errors of the conversion: 0.2 m is 200 mm. */
function lengthsOf(rows: Rows, key: string): number[] {
  const quantities = rows?.find((row) => row.key === key)?.quantities ?? [];
  return quantities
    .flatMap(({ values, unit }) => values.map((value) => value * (MILLIMETERS_PER_UNIT[unit] ?? NaN)))
    .filter((length) => !Number.isNaN(length))
    .map((length) => Number(length.toPrecision(12)))
    .sort((a, b) => a - b);
}

/**
 * The accuracy that a specification states, under its conditions.
 * @returns `undefined` for a device that states no accuracy
 */
export function statedAccuracy(rows: Rows): StatedAccuracy | undefined {
  const accuracy = rows?.find(({ key }) => key === "accuracy")?.accuracy;
  if (!accuracy) return undefined;
  const { meters, of, confidence, isOfAssumed, isConfidenceAssumed } = accuracy;
  const value = Number((meters * MILLIMETERS_PER_METER).toPrecision(12));
  return { value, of, confidence, isAssumed: isOfAssumed || isConfidenceAssumed };
}

/** The largest distance in meters at which a device measures, or `undefined` if its specification states none. */
export function statedRange(rows: Rows): number | undefined {
  const length = lengthsOf(rows, "scanningRange").at(-1);
  return length === undefined ? undefined : length / MILLIMETERS_PER_METER;
}
