import type { Facts } from "@capture/domain/facts/read-facts";
import { findDevices } from "@capture/domain/finder";
import { formatList } from "@capture/domain/lib/locale";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { keepUnits } from "@capture/domain/units";
import {
  completeAnswers,
  readGuideAnswers,
  type CompleteAnswers,
  type GuideContent,
} from "../accuracy/accuracy-content";
import { findingSentences, findingsFor, formulasOf } from "../accuracy/findings";
import { findFigure, withDeviceSlugs } from "../finder/finder-content";
import type { DecisionContent } from "./decision-content";
import { openAccuracyFacts } from "./project";

/** Whether a device fits the project, cannot be promised, fits less than others, or is ruled out. */
export type Verdict = "meets" | "unclear" | "weaker" | "excluded";

interface Reason {
  readonly text: string;
  /** What supports it: “Weight: About 0.655 kg”, or a formula. */
  readonly evidence: string;
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
  readonly findings: ReturnType<typeof findingsFor>;
}

/** The content of the accuracy guide within that of the decision page. */
export const guideContentOf = ({ guide, guideLabels, locale }: DecisionContent): GuideContent => ({
  guide,
  labels: guideLabels,
  locale,
});

/** Whether the project asks for a tolerance, even if not everything is known that decides whether a device meets it. */
const needsTolerance = ({ decision, amounts }: Facts): boolean =>
  decision !== undefined || amounts.tolerance !== undefined;

/**
 * Decides which devices fit a project: the rules of the finder, and the tolerance if the project has one. What excludes a
 * device outweighs what speaks for it, and no device fits a tolerance that it does not promise.
 */
export function decide(content: DecisionContent, facts: Facts): Outcome {
  const { labels, guideLabels, locale } = content;
  const { ranked, suggestions, excluded } = findDevices(withDeviceSlugs(content.finder), facts.answers);
  const given = completeAnswers(content.guide, readGuideAnswers(content.guide, facts));
  const findings = given ? findingsFor(content.guide, given) : [];
  if (ranked.length + excluded.length === 0 && !needsTolerance(facts)) return { devices: [], given, findings };
  const reasonOf = (rule: { device: string; field: string; reason: string }): Reason => {
    const { label, value } = findFigure(content, rule);
    return { text: rule.reason, evidence: keepUnits(`${label}: ${value}`), field: rule.field };
  };
  const plain = (text: string, field = ""): Reason => ({ text, evidence: "", field });
  const decided = content.devices.map((device): DecidedDevice => {
    const against = excluded.filter((rule) => rule.device === device.slug).map(reasonOf);
    const speaking = ranked.find((each) => each.device === device.slug)?.reasons.map(reasonOf) ?? [];
    const found = findings.find((each) => each.device.slug === device.slug);
    const accuracy = given && found ? [accuracyReason(content, given, found)] : [];
    const verdict = found?.finding.verdict;
    if (against.length > 0 || verdict === "fails")
      return { device, verdict: "excluded", reasons: [...(verdict === "fails" ? accuracy : []), ...against] };
    if (verdict === "meets") return { device, verdict, reasons: [...accuracy, ...speaking] };
    if (verdict === "notStated") return { device, verdict: "unclear", reasons: accuracy };
    if (given) return { device, verdict: "unclear", reasons: [plain(guideLabels.noAccuracy, "accuracy")] };
    if (needsTolerance(facts)) {
      const names = formatList(openAccuracyFacts(content, facts), locale);
      return { device, verdict: "unclear", reasons: [plain(fillPlaceholders(labels.missing, { names }), "accuracy")] };
    }
    if (suggestions.some((each) => each.device === device.slug)) return { device, verdict: "meets", reasons: speaking };
    return { device, verdict: "weaker", reasons: speaking.length > 0 ? speaking : [plain(labels.noReason)] };
  });
  const order: readonly Verdict[] = ["meets", "unclear", "weaker", "excluded"];
  const rankOf = ({ device }: DecidedDevice): number => {
    const rank = ranked.findIndex((each) => each.device === device.slug);
    return rank < 0 ? ranked.length : rank;
  };
  const devices = [...decided].sort(
    (a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || rankOf(a) - rankOf(b),
  );
  return { devices, given, findings };
}

/** What the accuracy of a device says about the tolerance, with what is assumed. */
function accuracyReason(
  content: DecisionContent,
  { decision }: CompleteAnswers,
  { device, finding }: ReturnType<typeof findingsFor>[number],
): Reason {
  const guide = guideContentOf(content);
  const sentences = findingSentences(device, finding, decision.tolerance, guide);
  return { text: sentences.join(" "), evidence: formulasOf(device, finding, guide).join("; "), field: "accuracy" };
}
