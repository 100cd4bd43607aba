import { MAX_FIRST_DEVICES } from "./products/many-products";

/** A condition of a rule. It is met if the answer to the question is one of `answers`. */
export interface FinderCondition {
  /** Id of the question. */
  readonly question: string;
  /** Ids of the answers that meet the condition. */
  readonly answers: readonly string[];
}

interface RuleBase {
  readonly when: readonly FinderCondition[];
  /** Slug of the device. */
  readonly device: string;
  readonly reason: string;
  /** Key of the specification field that supports the reason. */
  readonly field: string;
}

/** A reason for a device. */
export interface FinderRule extends RuleBase {
  /** The weight of the reason. */
  readonly points: number;
}

/** A reason against a device, which excludes it. */
export type FinderExclusion = RuleBase;

export interface FinderRules {
  readonly rules: readonly FinderRule[];
  readonly exclusions: readonly FinderExclusion[];
}

/** The id of the answer to each question, by the id of the question. Questions without an answer are missing. */
export type FinderAnswers = Readonly<Record<string, string>>;

/** A device that matches the answers, with the reasons for it, strongest first. */
export interface Suggestion {
  readonly device: string;
  readonly reasons: readonly FinderRule[];
}

export interface FinderOutcome {
  /** All devices with a reason that are not excluded, the best first. */
  readonly ranked: readonly Suggestion[];
  /** The best first; at most MAX_SUGGESTIONS of few devices. */
  readonly suggestions: readonly Suggestion[];
  /** The exclusions that apply. */
  readonly excluded: readonly FinderExclusion[];
}

/** Share of the best device's points that a further suggestion needs. */
const MIN_SCORE_SHARE = 0.5;
/** Of few devices, a third suggestion would say no more than the list of all of them. */
const MAX_SUGGESTIONS = 2;

/** Finds the devices that match the answers. A condition on a question without an answer is not met. */
export function findDevices({ rules, exclusions }: FinderRules, answers: FinderAnswers): FinderOutcome {
  const applies = ({ when }: RuleBase): boolean =>
    when.every(({ question, answers: accepted }) => accepted.includes(answers[question] ?? ""));
  const excluded = exclusions.filter(applies);
  const excludedDevices = new Set(excluded.map(({ device }) => device));
  const matching = rules.filter((rule) => applies(rule) && !excludedDevices.has(rule.device));
  const ranked = [...new Set(matching.map(({ device }) => device))]
    .map((device) => {
      const reasons = matching.filter((rule) => rule.device === device).sort((a, b) => b.points - a.points);
      return { device, reasons, points: reasons.reduce((sum, { points }) => sum + points, 0) };
    })
    .sort((a, b) => b.points - a.points);
  const minPoints = (ranked[0]?.points ?? 0) * MIN_SCORE_SHARE;
  return {
    ranked,
    suggestions: ranked
      .filter(({ points }) => points >= minPoints)
      .slice(0, new Set(rules.map(({ device }) => device)).size > MAX_FIRST_DEVICES ? Infinity : MAX_SUGGESTIONS),
    excluded,
  };
}
