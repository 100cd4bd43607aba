import { assessDevice, instrumentFor, type AccuracyRules, type Finding } from "@capture/domain/accuracy/assess";
import { questionsOfSpecification } from "@capture/domain/accuracy/specification";
import { statedAccuracy } from "@capture/domain/accuracy/stated-accuracy";
import { statedRange } from "@capture/domain/accuracy/stated-range";
import type { FinderAnswers } from "@capture/domain/finder";
import { formatList, formatNumber } from "@capture/domain/lib/locale";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { keepUnits } from "@capture/domain/units";
import {
  answerText,
  describeDecision,
  formatMillimeters,
  type GuideContent,
  type CompleteAnswers,
  type Guide,
  type GuideDecision,
  type GuideDevice,
} from "./accuracy-content";

// What follows from the answers. It is loaded with the answer.

/** The rules, with the slug of the device in place of the device. */
const rulesOf = ({ rules, beyondRange, controlError }: Guide): AccuracyRules => ({
  rules: rules.map(({ when, device, formula, reason }) => ({
    ...{ when, reason, device: device?.slug },
    // The schema allows only these.
    formula: formula as AccuracyRules["rules"][number]["formula"],
  })),
  beyondRange,
  controlError,
});

export type DeviceFindings = readonly {
  readonly device: GuideDevice;
  readonly note: string;
  readonly finding: Finding;
}[];

/** What meets the tolerance is first, and what states nothing is last. */
const rankOf = ({ verdict }: Finding): number => ["meets", "fails", "notStated"].indexOf(verdict);

/** Whether each device meets the tolerance of the decision; devices of one verdict are in the order of the content. */
export function findingsFor(
  guide: Guide,
  { decision: { tolerance }, distance, answers }: CompleteAnswers,
): DeviceFindings {
  const rules = rulesOf(guide);
  return guide.devices
    .flatMap(({ device, note }) => {
      if (!device) return [];
      const { slug, specifications } = device;
      const stated = { slug, accuracy: statedAccuracy(specifications), range: statedRange(specifications) };
      return [{ device, note, finding: assessDevice(rules, stated, { answers, distance, tolerance }) }];
    })
    .sort((a, b) => rankOf(a.finding) - rankOf(b.finding));
}

/** The verdict as a sentence, and the reasons for it. */
export function findingSentences(
  device: GuideDevice,
  finding: Finding,
  tolerance: number,
  { labels, locale }: GuideContent,
): string[] {
  const accuracy = statedAccuracy(device.specifications);
  const assumed = accuracy?.isAssumed
    ? [
        fillPlaceholders(labels.assumed, {
          value: device.specifications?.find(({ key }) => key === "accuracy")?.value ?? "",
          accuracy: formatMillimeters(accuracy.value, locale),
        }),
      ]
    : [];
  if (finding.verdict !== "notStated") {
    const values = {
      error: formatMillimeters(finding.error, locale),
      tolerance: formatMillimeters(tolerance, locale),
    };
    const sentence = fillPlaceholders(finding.verdict === "meets" ? labels.meetsText : labels.failsText, values);
    return [sentence, finding.reason, ...assumed].map(keepUnits);
  }
  if (finding.cause === "rule") return [finding.reason, ...assumed].map(keepUnits);
  return finding.cause === "accuracy"
    ? [labels.noAccuracy]
    : [fillPlaceholders(labels.otherConfidence, { confidence: accuracy?.confidence ?? "" })];
}

/** The formulas of an error, with the figures inserted. */
export function formulasOf(device: GuideDevice, finding: Finding, { guide, labels, locale }: GuideContent): string[] {
  const accuracy = statedAccuracy(device.specifications);
  if (!accuracy || finding.verdict === "notStated") return [];
  const format = (value: number): string => formatMillimeters(value, locale);
  const length = format(finding.lengthError);
  const own = accuracy.of === "distance" ? labels.distanceFormula : labels.pointFormula;
  return [
    fillPlaceholders(own, { accuracy: format(accuracy.value), error: length }),
    ...(finding.isControlled
      ? [
          fillPlaceholders(labels.controlFormula, {
            ...{ length, control: format(guide.controlError), error: format(finding.error) },
          }),
        ]
      : []),
  ].map(keepUnits);
}

/** One sentence with the decision, its tolerance and class, and the devices that meet it. */
export function summarize(content: GuideContent, given: CompleteAnswers): string {
  const { guide, labels, locale } = content;
  const { tolerance, className } = describeDecision(content, given.decision);
  const names = findingsFor(guide, given)
    .filter(({ finding }) => finding.verdict === "meets")
    .map(({ device }) => device.name);
  return fillPlaceholders(names.length === 0 ? labels.summaryNone : labels.summary, {
    ...{ decision: given.decision.text, tolerance, class: className },
    names: formatList(names, locale),
  });
}

/** What to use when no device meets the tolerance. */
export const instrumentText = ({ guide, labels, locale }: GuideContent, { tolerance }: GuideDecision): string =>
  keepUnits(
    fillPlaceholders(labels.none, {
      tolerance: formatMillimeters(tolerance, locale),
      instrument: instrumentFor(guide.instruments, tolerance)?.name ?? "",
    }),
  );

/** The answers on which the specification depends, in the order of the questions. */
export function specificationAnswers({ questions, specification }: Guide, answers: FinderAnswers): FinderAnswers {
  const used = questionsOfSpecification(specification);
  return Object.fromEntries(questions.filter(({ id }) => used.has(id)).map(({ id }) => [id, answers[id] ?? ""]));
}

/** The answers and the result as text for the message field of the demo form. */
export function composeMessage(content: GuideContent, given: CompleteAnswers): string {
  const { guide, labels, locale } = content;
  return [
    labels.message,
    `${labels.decisionQuestion} ${given.decision.text}`,
    `${guide.distance.text} ${formatNumber(given.distance, locale)}`,
    ...guide.questions.map(({ id, text }) => `${text} ${answerText(guide, id, given.answers[id])}`),
    summarize(content, given),
  ].join("\n");
}
