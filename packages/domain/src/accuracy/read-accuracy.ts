import type { Conditions, MeasuredOn } from "./conditions";
import type { Quantity } from "../quantities";

/** How a figure is read whose conditions are not stated, from data/specification-fields.json. */
export interface AssumedConditions {
  readonly of: MeasuredOn;
  /** In percent. */
  readonly confidence: number;
}

/** A figure of accuracy, as the site computes with it. */
export interface ComputedAccuracy {
  readonly meters: number;
  /** In percent: the level of the assumption, to which a stated one is converted. */
  readonly confidence: number;
  /** `range`, `point` or `distance`. */
  readonly of: string;
  /** Whether `of` is assumed, because the device does not state it. */
  readonly isOfAssumed: boolean;
  /** Whether the confidence level is assumed, because the device does not state it. */
  readonly isConfidenceAssumed: boolean;
}

const METERS_PER_UNIT: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, m: 1 };

/** The values of a length in meters: 1 cm is 0.01. Undefined if the unit is not one of length. */
export function toMeters({ values, unit }: Quantity): number[] | undefined {
  const factor = METERS_PER_UNIT[unit];
  return factor === undefined ? undefined : values.map((value) => value * factor);
}

/**
 * A device's accuracy in meters, from the quantities of its specification. Undefined if they do not begin with a length.
 */
export function toAccuracy(quantities: readonly Quantity[] | null | undefined): number | undefined {
  const [first] = quantities ?? [];
  return first && toMeters(first)?.[0];
}

/** Reads a figure of accuracy under its conditions. Undefined if the figure is not a length. */
export function readAccuracy(
  quantities: readonly Quantity[] | null | undefined,
  { of, confidence }: Pick<Conditions, "of" | "confidence">,
  assumed: AssumedConditions,
): ComputedAccuracy | undefined {
  const stated = toAccuracy(quantities);
  if (stated === undefined) return undefined;
  return {
    meters: toConfidence(stated, confidence ?? assumed.confidence, assumed.confidence),
    confidence: assumed.confidence,
    of: of ?? assumed.of,
    isOfAssumed: of === null,
    isConfidenceAssumed: confidence === null,
  };
}

/**
 * Converts the limit of a normally distributed error from one confidence level to another, both in percent: 1 cm at 68.27 is
 * 1.96 cm at 95. A limit of 100 is not that of a normal distribution, and stays as it is, which is on the safe side.
 */
export const toConfidence = (limit: number, from: number, to: number): number =>
  from === to || from === 100 ? limit : (limit * deviationsAt(to)) / deviationsAt(from);

/**
 * How many standard deviations around the mean contain this share of normally distributed values: 1.96 for 95. The error is
 * below 0.00045.
 * @param confidence in percent, from 50 to less than 100
 * @see Abramowitz and Stegun, Handbook of Mathematical Functions, formula 26.2.23
 */
export function deviationsAt(confidence: number): number {
  const t = Math.sqrt(-2 * Math.log((1 - confidence / 100) / 2));
  const numerator = 2.515517 + 0.802853 * t + 0.010328 * t ** 2;
  return t - numerator / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3);
}
