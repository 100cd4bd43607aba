import { entriesOf, field, valuesAt, visitEntry, type Collection, type Entry } from "../collection";
import { hiddenUntil } from "../../model/drafts";
import {
  findRule,
  isMet,
  type AccuracyClass,
  type AccuracyRule,
  type AccuracyRules,
  type Instrument,
} from "../../../domain/accuracy/assess";
import type { SpecificationTemplate } from "../../../domain/accuracy/specification";
import { answerCombinations, type FinderAnswers } from "../../../domain/finder";
import type { Problem } from "../problem";
import { itemProblems } from "./items";

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
 * rule or without a sentence in a section, rules that never apply, and published devices that are missing.
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
    ...deviceProblems(collection, entry, guide),
  ];
}

function classProblems({ file }: Entry, { classes }: AccuracyGuide): Problem[] {
  return classes.flatMap(({ max, min }, index) => {
    const next = classes[index + 1];
    const end = next ? next.max : 0;
    return [
      ...(max === undefined && index > 0
        ? [
            file.problem(
              ["classes", index],
              "has no upper end, which only the first class may leave open; write it in millimeters.",
            ),
          ]
        : []),
      ...(max !== undefined && max <= min
        ? [file.problem(["classes", index, "max"], `${max} must be larger than the lower end, ${min}.`)]
        : []),
      ...(end !== undefined && min !== end
        ? [
            file.problem(
              ["classes", index, "min"],
              next
                ? `the next class begins at “${end}”, not at “${min}”; classes have no gaps and do not overlap.`
                : `the last class must end at 0, not at “${min}”.`,
            ),
          ]
        : []),
    ];
  });
}

function orderProblems({ file }: Entry, { classes, decisions, instruments, distance }: AccuracyGuide): Problem[] {
  const largest = classes[0]?.max ?? Infinity;
  return [
    ...decisions.flatMap(({ tolerance }, index) => [
      ...(tolerance >= (decisions[index - 1]?.tolerance ?? Infinity)
        ? [file.problem(["decisions", index, "tolerance"], "must be finer than that of the decision before it.")]
        : []),
      ...(tolerance > largest
        ? [file.problem(["decisions", index, "tolerance"], `is in no class; the first class begins at ${largest}.`)]
        : []),
    ]),
    ...instruments.flatMap(({ minTolerance }, index) => {
      const isLast = index === instruments.length - 1;
      const problem = (message: string): Problem[] => [file.problem(["instruments", index, "minTolerance"], message)];
      if (isLast !== (minTolerance === 0))
        return problem(
          isLast
            ? "must be “0” in the last entry, so that every tolerance has an instrument."
            : "only the last instrument may have “0”; the ones after it would never be named.",
        );
      return minTolerance >= (instruments[index - 1]?.minTolerance ?? Infinity)
        ? problem("must be finer than that of the instrument before it.")
        : [];
    }),
    ...(distance.min < distance.max
      ? []
      : [file.problem(["distance", "min"], `${distance.min} must be smaller than the longest, ${distance.max}.`)]),
  ];
}

function ruleProblems({ file }: Entry, { questions, rules, devices }: AccuracyGuide): Problem[] {
  const cases = answerCombinations(questions).flatMap((answers) =>
    devices.map(({ device }) => ({ answers, device, rule: findRule(rules, device, answers) })),
  );
  const open = cases.find(({ rule }) => rule === undefined);
  const used = new Set<AccuracyRule | undefined>(cases.map(({ rule }) => rule));
  return [
    ...(open
      ? [
          file.problem(
            ["rules"],
            `no rule applies to ${open.device} and these answers: ${listed(open.answers)}; add a rule.`,
          ),
        ]
      : []),
    ...rules.flatMap((rule, index) => {
      if (used.has(rule)) return [];
      const earlier = cases
        .filter(({ answers, device }) => findRule([rule], device, answers) !== undefined)
        .map((each) => rules.findIndex((other) => other === each.rule));
      if (earlier.length === 0)
        return [file.problem(["rules", index], "no listed device and no answers meet this rule; remove it.")];
      const names = devices.map(({ device }) => `“${device}”`).join(", ");
      // The last rule that takes its cases is as likely to be wrong as the rule itself.
      return [
        file.problem(
          ["rules", Math.max(...earlier), "when"],
          `this rule and those before it leave no case of ${names} for rules[${index}], which never applies; move it up, or add a condition here.`,
        ),
      ];
    }),
  ];
}

function sectionProblems({ file }: Entry, { questions, specification }: AccuracyGuide): Problem[] {
  const combinations = answerCombinations(questions);
  return specification.flatMap(({ sentences }, index) => {
    const empty = combinations.find((answers) => !sentences.some(({ when }) => isMet(when ?? [], answers)));
    return empty
      ? [file.problem(["specification", index], `has no sentence for these answers: ${listed(empty)}; add one.`)]
      : [];
  });
}

const listed = (answers: FinderAnswers): string =>
  Object.entries(answers)
    .map(([question, answer]) => `${question}: ${answer}`)
    .join(", ");

function deviceProblems(collection: Collection, { file }: Entry, { devices }: AccuracyGuide): Problem[] {
  const known = devices.map(({ device }) => device);
  return entriesOf(collection, "Product")
    .filter((product) => valuesAt(product.value, ["specifications"]).length > 0 && hiddenUntil(product) === "")
    .flatMap((product) => field(product, "slug") ?? [])
    .filter((slug) => !known.includes(slug))
    .map((slug) => file.problem(["devices"], `“${slug}” is missing from the accuracy guide; add it to this list.`));
}
