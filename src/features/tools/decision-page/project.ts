import { DECISION, type Amount } from "@capture/domain/facts";
import { formatList } from "@capture/domain/lib/locale";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { formatAmount } from "../facts/format-facts";
import type { Block, SheetInput } from "./sheet-blocks";

/** The place, in the order of the form. The others are in the guide's questions. */
const PLACE: readonly Amount[] = ["area", "rooms", "floors"];

/** What the visitor has said, and the names of what is still open. */
export function describeProject({ content, values, facts }: SheetInput): Block[] {
  const {
    labels,
    guideLabels,
    guide,
    facts: { questions },
    locale,
  } = content;
  const { units } = values;
  const amountRow = (amount: Amount) => {
    const value = facts.amounts[amount];
    return {
      term: labels[amount],
      value: value === undefined ? undefined : formatAmount(amount, value, { units, locale }),
    };
  };
  const rows: { term: string; value: string | undefined; isOptional?: boolean }[] = [
    ...PLACE.map(amountRow),
    ...questions
      // The area says more than “up to 2,000 m²”.
      .filter(({ id }) => !(facts.followed[id] && facts.followed[id] !== DECISION))
      .map(({ id, text, answers }) => ({
        term: text,
        value: answers.find((each) => each.id === facts.answers[id])?.text,
      })),
    {
      term: guideLabels.decisionQuestion,
      value: guide.decisions.find(({ id }) => id === facts.decision)?.text,
    },
    { ...amountRow("tolerance"), isOptional: true },
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

/** Whether the query string says anything about a project. */
export const hasProject = (facts: SheetInput["facts"]): boolean =>
  Object.keys(facts.amounts).length + Object.keys(facts.answers).length > 0 || facts.decision !== undefined;
