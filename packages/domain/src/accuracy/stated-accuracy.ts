import type { Quantity } from "../quantities";
import { toMeters, type ComputedAccuracy } from "./read-accuracy";

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

const MILLIMETERS_PER_METER = 1000;

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
  const quantities = rows?.find(({ key }) => key === "scanningRange")?.quantities ?? [];
  const lengths = quantities.flatMap((quantity) => toMeters(quantity) ?? []);
  return lengths.length === 0 ? undefined : Number(Math.max(...lengths).toPrecision(12));
}
