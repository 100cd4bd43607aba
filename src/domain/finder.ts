/** The condition of a rule: the question must have been answered with one of these answers. */
export interface FinderCondition {
  readonly question: string;
  readonly answers: readonly string[];
}

interface Reasoned {
  readonly when: readonly FinderCondition[];
  /** Slug of the device. */
  readonly device: string;
  readonly reason: string;
  /** The figure of the device that the reason rests on. */
  readonly field: string;
}

/** A reason for a device, and its weight. */
export interface FinderRule extends Reasoned {
  readonly points: number;
}

/** What rules a device out. */
export type FinderExclusion = Reasoned;

export interface FinderRules {
  readonly rules: readonly FinderRule[];
  readonly exclusions: readonly FinderExclusion[];
}

/** The id of the answer to each question that has been answered. */
export type FinderAnswers = Readonly<Record<string, string>>;

/** A device that suits the answers, with the reasons for it, strongest first. */
export interface Suggestion {
  readonly device: string;
  readonly reasons: readonly FinderRule[];
}

export interface Finding {
  /** One device, or two when the second is nearly as good; the best first. */
  readonly suggestions: readonly Suggestion[];
  /** Devices that the answers rule out. */
  readonly excluded: readonly FinderExclusion[];
}

/** A second device is suggested when it has at least half of the points of the first. */
const MIN_SCORE_SHARE = 0.5;
const MAX_SUGGESTIONS = 2;

/** The devices that suit a complete set of answers. */
export function findDevices({ rules, exclusions }: FinderRules, answers: FinderAnswers): Finding {
  const holds = ({ when }: Reasoned): boolean =>
    when.every(({ question, answers: fitting }) => fitting.includes(answers[question] ?? ""));
  const excluded = exclusions.filter(holds);
  const out = new Set(excluded.map(({ device }) => device));
  const fitting = rules.filter((rule) => holds(rule) && !out.has(rule.device));
  const ranked = [...new Set(fitting.map(({ device }) => device))]
    .map((device) => {
      const reasons = fitting.filter((rule) => rule.device === device).sort((a, b) => b.points - a.points);
      return { device, reasons, points: reasons.reduce((sum, { points }) => sum + points, 0) };
    })
    .sort((a, b) => b.points - a.points);
  const minPoints = (ranked[0]?.points ?? 0) * MIN_SCORE_SHARE;
  return {
    suggestions: ranked
      .filter(({ points }) => points >= minPoints)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ device, reasons }) => ({ device, reasons })),
    excluded,
  };
}

/** Every way through the questions: one answer to each. */
export function allPaths(
  questions: readonly { readonly id: string; readonly answers: readonly { readonly id: string }[] }[],
): FinderAnswers[] {
  return questions.reduce<FinderAnswers[]>(
    (paths, { id, answers }) => paths.flatMap((path) => answers.map((answer) => ({ ...path, [id]: answer.id }))),
    [{}],
  );
}
