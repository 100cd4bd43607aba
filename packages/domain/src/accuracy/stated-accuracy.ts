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

/** The rows of a specification. */
type Rows =
  readonly { readonly key: string; readonly accuracy?: ComputedAccuracy | null | undefined }[] | null | undefined;

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

/**
 * Error of a length between two points, in millimeters. The errors of its two ends are independent, so their squares are
 * added: ±10 mm for a point is √2 × 10 mm for a length.
 */
export const lengthErrorOf = ({ value, of }: StatedAccuracy): number =>
  of === "distance" ? value : Math.SQRT2 * value;
