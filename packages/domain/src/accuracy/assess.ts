import type { FinderAnswers, FinderCondition } from "../finder";
import { CONFIDENCE } from "./classes";
import { lengthErrorOf, type StatedAccuracy } from "./stated-accuracy";

/** An instrument that measures to a tolerance of `minTolerance` millimeters and coarser ones. */
export interface Instrument {
  readonly minTolerance: number;
  readonly name: string;
}

/** What the answers mean for a device: the error of a length, that error with control points, or nothing that is stated. */
export type AccuracyFormula = "length" | "controlled" | "notStated";

export interface AccuracyRule {
  /** The rule applies when all conditions are met; without conditions, always. */
  readonly when?: readonly FinderCondition[] | null | undefined;
  /** Slug of the only device to which the rule applies. */
  readonly device?: string | undefined;
  readonly formula: AccuracyFormula;
  readonly reason: string;
}

export interface AccuracyRules {
  readonly rules: readonly AccuracyRule[];
  /** The answer that holds for a device when the distance is longer than its range. */
  readonly beyondRange: { readonly question: string; readonly answer: string };
  /** Error of a control point at 95 %, in millimeters. */
  readonly controlError: number;
}

export interface AssessedDevice {
  readonly slug: string;
  readonly accuracy: StatedAccuracy | undefined;
  /** In meters. */
  readonly range: number | undefined;
}

/** Whether a device meets a tolerance. `cause` says why nothing can be said, `reason` is the text of a rule. */
export type Finding = { readonly device: string } & (
  | { readonly verdict: "notStated"; readonly cause: "accuracy" | "confidence" }
  | { readonly verdict: "notStated"; readonly cause: "rule"; readonly reason: string }
  | {
      readonly verdict: "meets" | "fails";
      readonly reason: string;
      /** Error of a length between two points, in millimeters. */
      readonly lengthError: number;
      /** The same with the error of control points; equal to `lengthError` without them. */
      readonly error: number;
      readonly isControlled: boolean;
    }
);

/** The first instrument, from coarse to fine, that measures to a tolerance. */
export const instrumentFor = (instruments: readonly Instrument[], tolerance: number): Instrument | undefined =>
  instruments.find(({ minTolerance }) => tolerance >= minTolerance);

/** Whether the answers meet all conditions. */
export const isMet = (when: readonly FinderCondition[], answers: FinderAnswers): boolean =>
  when.every(({ question, answers: accepted }) => accepted.includes(answers[question] ?? ""));

/** The first rule that applies to a device. */
export const findRule = (
  rules: readonly AccuracyRule[],
  device: string,
  answers: FinderAnswers,
): AccuracyRule | undefined =>
  rules.find((rule) => (rule.device === undefined || rule.device === device) && isMet(rule.when ?? [], answers));

/**
 * Whether a device meets a tolerance.
 * @param distance the longest distance that matters, in meters
 * @param tolerance in millimeters, at 95 %
 */
export function assessDevice(
  { rules, beyondRange, controlError }: AccuracyRules,
  { slug, accuracy, range }: AssessedDevice,
  { answers, distance, tolerance }: { answers: FinderAnswers; distance: number; tolerance: number },
): Finding {
  if (!accuracy) return { device: slug, verdict: "notStated", cause: "accuracy" };
  if (accuracy.confidence !== CONFIDENCE) return { device: slug, verdict: "notStated", cause: "confidence" };
  const isBeyond = range !== undefined && distance > range;
  const rule = findRule(rules, slug, isBeyond ? { ...answers, [beyondRange.question]: beyondRange.answer } : answers);
  if (!rule || rule.formula === "notStated")
    return { device: slug, verdict: "notStated", cause: "rule", reason: rule?.reason ?? "" };
  const isControlled = rule.formula === "controlled";
  const lengthError = lengthErrorOf(accuracy);
  const error = isControlled ? Math.hypot(lengthError, Math.SQRT2 * controlError) : lengthError;
  return {
    device: slug,
    verdict: error <= tolerance ? "meets" : "fails",
    ...{ reason: rule.reason, lengthError, error, isControlled },
  };
}
