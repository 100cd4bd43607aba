import {
  findRule,
  isMet,
  type AccuracyRule,
  type AccuracyRules,
  type Instrument,
} from "@capture/domain/accuracy/assess";
import type { AccuracyClass } from "@capture/domain/accuracy/classes";
import type { SpecificationTemplate } from "@capture/domain/accuracy/specification";
import { answerCombinations } from "@capture/domain/answer-combinations";
import type { FinderAnswers } from "@capture/domain/finder";
import { entriesOf, visitEntry, type Collection, type Entry } from "../../collection";
import type { Problem } from "../../problem";
import { itemProblems } from "../items";

interface AccuracyGuide extends AccuracyRules {
  readonly classes: readonly (Omit<AccuracyClass, "max"> & { readonly max?: number })[];
  readonly decisions: readonly { readonly tolerance: number }[];
  readonly instruments: readonly Instrument[];
  readonly distance: { readonly min: number; readonly max: number };
  readonly questions: readonly { readonly id: string; readonly answers: readonly { readonly id: string }[] }[];
  readonly devices: readonly { readonly device: string }[];
  readonly specification: readonly SpecificationTemplate[];
}

/**
 * Reports gaps between the classes of the accuracy guide, lists that are not ordered from coarse to fine, answers without a
 * rule or without a sentence in a section, and rules that never apply.
 */
export function accuracyProblems(collection: Collection): Problem[] {
  const entry = entriesOf(collection, "Accuracy")[0];
  if (!entry) return [];
  const guide = entry.value as unknown as AccuracyGuide;
  // A misspelled answer would also be reported as answers without a rule.
  const isMisnamed = itemProblems(entry, visitEntry(entry, collection.schemas)).length > 0;
  return [
    ...classProblems(entry, guide),
    ...orderProblems(entry, guide),
    ...(isMisnamed ? [] : [...ruleProblems(entry, guide), ...sectionProblems(entry, guide)]),
  ];
}

function* classProblems({ file }: Entry, { classes }: AccuracyGuide): Iterable<Problem> {
  for (const [index, { max, min }] of classes.entries()) {
    const next = classes[index + 1];
    const end = next ? next.max : 0;
    if (max === undefined && index > 0)
      yield file.problem(
        ["classes", index],
        "has no upper end, which only the first class may leave open; write it in millimeters.",
      );
    if (max !== undefined && max <= min)
      yield file.problem(["classes", index, "max"], `${max} must be larger than the lower end, ${min}.`);
    if (end === undefined || min === end) continue;
    const message = next
      ? `the next class begins at “${end}”, not at “${min}”; classes have no gaps and do not overlap.`
      : `the last class must end at 0, not at “${min}”.`;
    yield file.problem(["classes", index, "min"], message);
  }
}

function* orderProblems(
  { file }: Entry,
  { classes, decisions, instruments, distance }: AccuracyGuide,
): Iterable<Problem> {
  const largest = classes[0]?.max ?? Infinity;
  for (const [index, { tolerance }] of decisions.entries()) {
    const path = ["decisions", index, "tolerance"];
    if (tolerance >= (decisions[index - 1]?.tolerance ?? Infinity))
      yield file.problem(path, "must be finer than that of the decision before it.");
    if (tolerance > largest) yield file.problem(path, `is in no class; the first class begins at ${largest}.`);
  }
  for (const [index, { minTolerance }] of instruments.entries()) {
    const path = ["instruments", index, "minTolerance"];
    const isLast = index === instruments.length - 1;
    if (isLast && minTolerance !== 0)
      yield file.problem(path, "must be “0” in the last entry, so that every tolerance has an instrument.");
    else if (!isLast && minTolerance === 0)
      yield file.problem(path, "only the last instrument may have “0”; the ones after it would never be named.");
    else if (minTolerance >= (instruments[index - 1]?.minTolerance ?? Infinity))
      yield file.problem(path, "must be finer than that of the instrument before it.");
  }
  if (distance.min >= distance.max)
    yield file.problem(["distance", "min"], `${distance.min} must be smaller than the longest, ${distance.max}.`);
}

function* ruleProblems({ file }: Entry, { questions, rules, devices }: AccuracyGuide): Iterable<Problem> {
  const cases = answerCombinations(questions).flatMap((answers) =>
    devices.map(({ device }) => ({ answers, device, rule: findRule(rules, device, answers) })),
  );
  const open = cases.find(({ rule }) => rule === undefined);
  if (open) {
    const message = `no rule applies to ${open.device} and these answers: ${listed(open.answers)}; add a rule.`;
    yield file.problem(["rules"], message);
  }
  const used = new Set<AccuracyRule | undefined>(cases.map(({ rule }) => rule));
  const names = devices.map(({ device }) => `“${device}”`).join(", ");
  for (const [index, rule] of rules.entries()) {
    if (used.has(rule)) continue;
    const earlier = cases
      .filter(({ answers, device }) => findRule([rule], device, answers) !== undefined)
      .map((each) => rules.findIndex((other) => other === each.rule));
    yield earlier.length === 0
      ? file.problem(["rules", index], "no listed device and no answers meet this rule; remove it.")
      : // The last rule that takes its cases is as likely to be wrong as the rule itself.
        file.problem(
          ["rules", Math.max(...earlier), "when"],
          `this rule and those before it leave no case of ${names} for rules[${index}], which never applies; move it up, or add a condition here.`,
        );
  }
}

function* sectionProblems({ file }: Entry, { questions, specification }: AccuracyGuide): Iterable<Problem> {
  const combinations = answerCombinations(questions);
  for (const [index, { sentences }] of specification.entries()) {
    const empty = combinations.find((answers) => !sentences.some(({ when }) => isMet(when ?? [], answers)));
    if (empty)
      yield file.problem(["specification", index], `has no sentence for these answers: ${listed(empty)}; add one.`);
  }
}

const listed = (answers: FinderAnswers): string =>
  Object.entries(answers)
    .map(([question, answer]) => `${question}: ${answer}`)
    .join(", ");
