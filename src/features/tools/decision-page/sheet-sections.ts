import { composeSpecification } from "@capture/domain/accuracy/compose-specification";
import { formatNumber } from "@capture/domain/lib/locale";
import { keepUnits } from "@capture/domain/units";
import { describeDecision, formatMillimeters, type CompleteAnswers } from "../accuracy/accuracy-content";
import { instrumentText } from "../accuracy/findings";
import { MAX_LISTED_PRODUCTS } from "@capture/domain/products/many-products";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { statedAccuracy } from "@capture/domain/accuracy/stated-accuracy";
import { chosenDevices, compareDevices, type Comparison } from "./comparison";
import { decide, guideContentOf, type Outcome, type Verdict } from "./decide";
import type { DecisionContent } from "./decision-content";
import { planDevices } from "./plan-devices";
import { describeProject } from "./project";
import type { Block, SheetInput, SheetSection } from "./sheet-blocks";

export interface Sheet {
  readonly outcome: Outcome;
  readonly comparison: Comparison;
  /** Without parts about which the project says too little. */
  readonly sections: readonly SheetSection[];
}

/** Writes the sheet for a project: what is known, and what follows from it. */
export function writeSheet(input: SheetInput): Sheet {
  const { content, facts } = input;
  const { labels, guideLabels } = content;
  const outcome = decide(content, facts);
  const chosen = chosenDevices(outcome.devices, input.values.devices);
  const plan = planDevices(input, chosen);
  const comparison = compareDevices(input, chosen);
  const sections: SheetSection[] = [
    { id: "project", title: labels.project, blocks: describeProject(input) },
    { id: "devices", title: labels.devices, blocks: deviceBlocks(content, outcome) },
    { id: "tolerance", title: guideLabels.tolerance, blocks: toleranceBlocks(content, outcome.given) },
    { id: "plan", title: labels.plan, blocks: plan.blocks },
    { id: "comparison", title: labels.comparison, blocks: comparisonBlocks(content, comparison) },
    {
      id: "questions",
      title: labels.questions,
      blocks: questionBlocks(content, outcome, [...comparison.open, ...plan.open]),
    },
  ];
  return { outcome, comparison, sections: sections.filter(({ blocks }) => blocks.length > 0) };
}

/** The devices by verdict, each with its reasons and their figures. */
function deviceBlocks(content: DecisionContent, { devices, given, findings }: Outcome): Block[] {
  const { labels } = content;
  if (devices.length === 0) return [{ kind: "text", text: labels.pendingDevices }];
  const titles: Readonly<Record<Verdict, string>> = {
    meets: labels.meets,
    unclear: labels.unclear,
    weaker: labels.weaker,
    excluded: labels.excluded,
  };
  const isMet = findings.some(({ finding }) => finding.verdict === "meets");
  const isControlled = findings.some(({ finding }) => finding.verdict !== "notStated" && finding.isControlled);
  const { controlNote } = content.guideLabels;
  const control = formatMillimeters(content.guide.controlError, content.locale);
  return [
    ...(given && !isMet
      ? [{ kind: "text", text: instrumentText(guideContentOf(content), given.decision) } as const]
      : []),
    ...(Object.keys(titles) as Verdict[]).flatMap((verdict): Block[] => {
      const items = devices
        // More would be longer than two pages.
        .slice(0, MAX_LISTED_PRODUCTS)
        .filter((each) => each.verdict === verdict)
        .map(({ device, reasons }) => ({
          name: device.name,
          texts: reasons.map(({ text, evidence }) => `${text} ${evidence}`.trim()),
        }));
      return items.length === 0 ? [] : [{ kind: "items", title: titles[verdict], items }];
    }),
    ...(isControlled ? [{ kind: "text", text: keepUnits(fillPlaceholders(controlNote, { control })) } as const] : []),
  ];
}

/** The tolerance with its class, and the sentence for the order. */
function toleranceBlocks(content: DecisionContent, given: CompleteAnswers | undefined): Block[] {
  if (!given) return [];
  const { guide, guideLabels, labels, locale } = content;
  const { decision, answers } = given;
  const { tolerance, className, range } = describeDecision(guideContentOf(content), decision);
  const distance = formatNumber(given.distance, locale);
  // The first sentence with the figure is the one that an order needs.
  const specification = guide.specification.map((section) => ({
    ...section,
    sentences: section.sentences.filter(({ text }) => text.includes("{tolerance}")),
  }));
  const [sentence] = composeSpecification(
    { ...guide, specification },
    { decision, answers, distance },
    guideLabels,
    locale,
  ).flatMap(({ sentences }) => sentences);
  return [
    {
      kind: "pairs",
      pairs: [
        [guideLabels.tolerance, tolerance],
        [guideLabels.class, `${className} (${range})`],
      ],
    },
    ...(sentence === undefined ? [] : [{ kind: "quote", title: labels.order, text: sentence } as const]),
  ];
}

/** The comparison as texts. The page shows it as a table whose last column has fields. */
function comparisonBlocks({ labels, notStated }: DecisionContent, { names, otherName, rows }: Comparison): Block[] {
  if (rows.length === 0) return [];
  const isOtherShown = otherName !== "" || rows.some(({ other }) => other !== "");
  return [
    {
      kind: "table",
      head: ["", ...names, ...(isOtherShown ? [otherName || labels.otherDevice] : [])],
      rows: rows.map(({ label, cells, other }) => [
        label,
        ...cells.map(({ value, conditions }) => (conditions === null ? value : `${value}. ${conditions}`)),
        ...(isOtherShown ? [other || notStated] : []),
      ]),
    },
  ];
}

/** What to ask every maker: what the devices do not promise, and values that no device specifies. */
function questionBlocks(
  { groups, labels }: DecisionContent,
  { devices, given, findings }: Outcome,
  open: readonly string[],
): Block[] {
  // Without all facts, what is unclear is the project, about which no maker can be asked.
  const unclear = devices
    .filter(({ verdict }) => given !== undefined && verdict === "unclear")
    .flatMap(({ device, reasons }) => reasons.map(({ text }) => `${device.name}: ${text}`));
  const isAssumed = findings.some(({ device }) => statedAccuracy(device.specifications)?.isAssumed);
  const label = groups.flatMap(({ fields }) => fields).find(({ key }) => key === "accuracy")?.label;
  const conditions = isAssumed && label !== undefined ? [fillPlaceholders(labels.question, { label })] : [];
  const questions = [...new Set([...conditions, ...unclear, ...open].map(keepUnits))];
  return questions.length === 0
    ? []
    : [{ kind: "items", title: "", items: questions.map((question) => ({ name: "", texts: [question] })) }];
}
