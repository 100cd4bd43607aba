import { classOf } from "@capture/domain/accuracy/classes";
import { formatRange } from "@capture/domain/accuracy/specification";
import type { FinderAnswers } from "@capture/domain/finder";
import type { Facts } from "@capture/domain/facts/read-facts";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { keepUnits } from "@capture/domain/units";
import { formatList, formatNumber } from "@capture/domain/lib/locale";

export type Guide = Queries.AccuracyFieldsFragment;
export type GuideLabels = Queries.AccuracyLabelsFragment;
export type GuideDecision = Guide["decisions"][number] & {
  /** Whether the tolerance is that of the visitor's project in place of that of the decision. */
  readonly hasOwnTolerance?: boolean;
};
export type GuideDevice = NonNullable<Guide["devices"][number]["device"]>;

/** What the rules and texts of the guide need. */
export interface GuideContent {
  readonly guide: Guide;
  readonly labels: GuideLabels;
  readonly locale: string;
}

/** The content of the page, as its query returns it. */
export interface AccuracyContent extends GuideContent {
  /** Texts of the scale of the screen; a site without models has none. */
  readonly scaleLabels: Queries.ScaleLabelFieldsFragment | null;
  readonly tools: Queries.ToolLinksFragment;
}

/** The facts that the guide needs. Unknown and invalid ones are missing. */
export interface GuideAnswers {
  readonly decision: GuideDecision | undefined;
  /** In meters. */
  readonly distance: number | undefined;
  /** The ids of the answers to the other questions. */
  readonly answers: FinderAnswers;
}

/** The answers when all questions are answered. */
export type CompleteAnswers = GuideAnswers & { readonly decision: GuideDecision; readonly distance: number };

/** Reads the answers from the facts about the project. */
export function readGuideAnswers(guide: Guide, { decision: id, amounts, answers }: Facts): GuideAnswers {
  const { distance, tolerance } = amounts;
  const decision = guide.decisions.find((each) => each.id === id);
  const isInRange = distance !== undefined && distance >= guide.distance.min && distance <= guide.distance.max;
  return {
    decision: decision && tolerance !== undefined ? { ...decision, tolerance, hasOwnTolerance: true } : decision,
    distance: isInRange ? distance : undefined,
    answers: Object.fromEntries(guide.questions.flatMap(({ id: key }) => (answers[key] ? [[key, answers[key]]] : []))),
  };
}

/** The number of questions that are answered. */
export const countAnswers = ({ decision, distance, answers }: GuideAnswers): number =>
  [decision, distance].filter((answer) => answer !== undefined).length + Object.keys(answers).length;

/** The number of all questions: the decision, the distance, and those with a choice of answers. */
export const countQuestions = ({ questions }: Guide): number => questions.length + 2;

/** The position of a question: “1 of 5”. */
export const formatStep = ({ guide, labels }: GuideContent, count: number): string =>
  fillPlaceholders(labels.step, { count, total: countQuestions(guide) });

/** The answers, if all questions are answered. */
export const completeAnswers = (guide: Guide, given: GuideAnswers): CompleteAnswers | undefined =>
  given.decision && given.distance !== undefined && countAnswers(given) === countQuestions(guide)
    ? { ...given, decision: given.decision, distance: given.distance }
    : undefined;

/** Millimeters as texts state them: “14.1”. */
export const formatMillimeters = (value: number, locale: string): string =>
  formatNumber(value, locale, { maximumFractionDigits: 1 });

/** The tolerance, and the class with its range: “±20 mm”, “LOA 20 (50 to 15 mm)”. */
export function describeDecision(
  { guide, labels, locale }: GuideContent,
  { tolerance }: GuideDecision,
): { tolerance: string; className: string; range: string } {
  const found = classOf(guide.classes, tolerance);
  const value = fillPlaceholders(labels.toleranceValue, { tolerance: formatMillimeters(tolerance, locale) });
  return {
    tolerance: keepUnits(value),
    className: found?.name ?? "",
    range: found ? formatRange(found, labels, locale) : "",
  };
}

/** The text of an answer, by the ids of question and answer. */
export const answerText = ({ questions }: Guide, question: string, answer: string | undefined): string =>
  questions.find(({ id }) => id === question)?.answers.find(({ id }) => id === answer)?.text ?? "";

/** Answers as text: “With control points”. */
export const answersText = (
  { guide, locale }: Pick<GuideContent, "guide" | "locale">,
  answers: FinderAnswers,
): string =>
  formatList(
    Object.entries(answers).map(([question, answer]) => answerText(guide, question, answer)),
    locale,
  );
