import { DECISION, type Facts } from "@capture/domain/facts/read-facts";
import type { Amount } from "@capture/domain/facts/ranges";
import { formatList } from "@capture/domain/lib/locale";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatAmount } from "../facts/format-facts";
import type { DecisionContent } from "./decision-content";
import type { Block, SheetInput } from "./sheet-blocks";

/** The place, in the order of the form. The other amounts are next to the questions about accuracy. */
const PLACE: readonly Amount[] = ["area", "rooms", "floors"];
/** Amounts that a project may not have. */
const OPTIONAL: readonly Amount[] = ["floors", "tolerance"];

interface FactRow {
  readonly term: string;
  readonly value: string | undefined;
  readonly isOptional?: boolean;
}

type Question = DecisionContent["facts"]["questions"][number];

const questionRow = (facts: Facts, { id, text, answers }: Question): FactRow => ({
  term: withoutMark(text),
  value: answers.find((each) => each.id === facts.answers[id])?.text,
});

/** A question as the name of its answer, which may be in a list. */
const withoutMark = (question: string): string => question.replace(/\s?[?？؟]$/, "");

/** What the visitor has said, and the names of what is still open. */
export function describeProject({ content, values, facts }: SheetInput): Block[] {
  const { labels, guideLabels, guide, locale } = content;
  const amountRow = (amount: Amount): FactRow => {
    const value = facts.amounts[amount];
    const shown = value === undefined ? undefined : formatAmount(amount, value, { units: values.units, locale });
    return { term: labels[amount], value: shown, isOptional: OPTIONAL.includes(amount) };
  };
  const rows: FactRow[] = [
    ...PLACE.map(amountRow),
    ...content.facts.questions
      // The area says more than “up to 2,000 m²”.
      .filter(({ id }) => (facts.followed[id] ?? DECISION) === DECISION)
      .map((question) => questionRow(facts, question)),
    {
      term: withoutMark(guideLabels.decisionQuestion),
      value: guide.decisions.find(({ id }) => id === facts.decision)?.text,
    },
    amountRow("tolerance"),
    amountRow("distance"),
  ];
  const open = rows.filter(({ value, isOptional }) => value === undefined && !isOptional).map(({ term }) => term);
  const pairs = rows.flatMap(({ term, value }) => (value === undefined ? [] : [[term, value] as const]));
  return [
    ...(pairs.length > 0 ? [{ kind: "pairs", pairs } as const] : []),
    ...(open.length > 0
      ? [{ kind: "text", text: fillPlaceholders(labels.missing, { names: formatList(open, locale) }) } as const]
      : []),
  ];
}

/** The names of the facts about accuracy that are missing. */
export const openAccuracyFacts = ({ guide, guideLabels, labels }: DecisionContent, facts: Facts): string[] =>
  [
    { term: withoutMark(guideLabels.decisionQuestion), value: facts.decision },
    { term: labels.distance, value: facts.amounts.distance },
    ...guide.questions.map((question) => questionRow(facts, question)),
  ]
    .filter(({ value }) => value === undefined)
    .map(({ term }) => term);

/** Whether the query string says anything about a project. */
export const hasProject = ({ amounts, answers, decision }: Facts): boolean =>
  Object.keys(amounts).length + Object.keys(answers).length > 0 || decision !== undefined;
