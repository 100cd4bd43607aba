import type { Facts } from "@capture/domain/facts";
import { findDevices } from "@capture/domain/finder";
import { keepUnits } from "@capture/domain/units";
import {
  completeAnswers,
  readGuideAnswers,
  type GuideContent,
  type CompleteAnswers,
} from "../accuracy/accuracy-content";
import { findingSentences, findingsFor, formulasOf } from "../accuracy/findings";
import { findFigure, withDeviceSlugs } from "../finder/finder-content";
import type { DecisionContent } from "./decision-content";

/** Whether a device fits the project, fails it, or does not state what the project needs. */
export type Verdict = "meets" | "unclear" | "excluded";

export interface Reason {
  readonly text: string;
  /** The figure behind it: “Weight: About 0.655 kg”, or a formula. */
  readonly figure: string;
  /** Key of the specification field. */
  readonly field: string;
}

export interface DecidedDevice {
  readonly device: DecisionContent["devices"][number];
  readonly verdict: Verdict;
  /** The reasons for the verdict. */
  readonly reasons: readonly Reason[];
}

export interface Outcome {
  /** The devices, the best first. Empty while the project says too little. */
  readonly devices: readonly DecidedDevice[];
  /** The facts about accuracy, if all are given. */
  readonly given: CompleteAnswers | undefined;
}

/** The content of the accuracy guide within that of the decision page. */
export const guideContentOf = ({ guide, guideLabels, locale }: DecisionContent): GuideContent => ({
  guide,
  labels: guideLabels,
  locale,
});

/**
 * Decides which devices fit a project: the rules of the finder, and the tolerance where all facts about accuracy are given.
 * What excludes a device outweighs what speaks for it.
 */
export function decide(content: DecisionContent, facts: Facts): Outcome {
  const { ranked, excluded } = findDevices(withDeviceSlugs(content.finder), facts.answers);
  const given = completeAnswers(content.guide, readGuideAnswers(content.guide, facts));
  const findings = given ? findingsFor(content.guide, given) : [];
  if (ranked.length + excluded.length + findings.length === 0) return { devices: [], given };
  const reasonOf = (rule: { device: string; field: string; reason: string }): Reason => {
    const { label, value } = findFigure(content, rule);
    return { text: rule.reason, figure: keepUnits(`${label}: ${value}`), field: rule.field };
  };
  const decided = content.devices.map((device): DecidedDevice => {
    const against = excluded.filter((rule) => rule.device === device.slug).map(reasonOf);
    const speaking = ranked.find((each) => each.device === device.slug)?.reasons.map(reasonOf) ?? [];
    const found = findings.find((each) => each.device.slug === device.slug);
    const accuracy = given && found ? [accuracyReason(content, given, found)] : [];
    const verdict = found?.finding.verdict;
    if (against.length > 0 || verdict === "fails")
      return { device, verdict: "excluded", reasons: [...(verdict === "fails" ? accuracy : []), ...against] };
    if (verdict === "notStated") return { device, verdict: "unclear", reasons: accuracy };
    const reasons = [...accuracy, ...speaking];
    return reasons.length > 0
      ? { device, verdict: "meets", reasons }
      : { device, verdict: "excluded", reasons: [{ text: content.labels.noReason, figure: "", field: "" }] };
  });
  const order: readonly Verdict[] = ["meets", "unclear", "excluded"];
  const rankOf = ({ device }: DecidedDevice): number => {
    const rank = ranked.findIndex((each) => each.device === device.slug);
    return rank < 0 ? ranked.length : rank;
  };
  return {
    devices: [...decided].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || rankOf(a) - rankOf(b)),
    given,
  };
}

/** What the accuracy of a device says about the tolerance. */
function accuracyReason(
  content: DecisionContent,
  { decision }: CompleteAnswers,
  { device, finding }: ReturnType<typeof findingsFor>[number],
): Reason {
  const guide = guideContentOf(content);
  const [sentence = "", ...others] = findingSentences(device, finding, decision.tolerance, guide);
  const figure = formulasOf(device, finding, guide).join("; ");
  return { text: finding.verdict === "meets" ? sentence : [sentence, ...others].join(" "), figure, field: "accuracy" };
}
