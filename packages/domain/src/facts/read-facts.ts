import { parseAmount } from "../amounts";
import type { FinderAnswers } from "../finder";
import { FACT_RANGES, type Amount } from "./ranges";
import { FEET_SUFFIX, IMPERIAL, toSquareMeters } from "./units";

/** The values of the query string, by name. An empty one is missing. */
export type Values = Readonly<Record<string, string>>;

/** The name of the decision that is made from the result. */
export const DECISION = "decision";

interface Answer {
  readonly id: string;
  /** The first answer whose area or number of rooms is large enough follows from that of the project. */
  readonly maxArea?: number | null | undefined;
  readonly maxRooms?: number | null | undefined;
}

interface FactQuestion {
  readonly id: string;
  readonly answers: readonly Answer[];
}

/** What the facts refer to: the questions of the finder and of the accuracy guide, and the decisions. */
export interface FactContent {
  readonly questions: readonly FactQuestion[];
  readonly decisions: readonly {
    readonly id: string;
    readonly follows?: { readonly question: string; readonly answer: string } | null | undefined;
  }[];
}

/** The facts about a visitor's project, which all tools read from the same names of the query string. */
export interface Facts {
  /** Without those that are missing or invalid. */
  readonly amounts: Readonly<Partial<Record<Amount, number>>>;
  /** Id of the decision. */
  readonly decision: string | undefined;
  /** The answers that visitors have given, and those that follow from other facts. */
  readonly answers: FinderAnswers;
  /** The fact from which an answer follows, by the id of its question. */
  readonly followed: Readonly<Record<string, Amount | typeof DECISION>>;
}

/** An amount in its unit, or `undefined` if it is missing or invalid. An area may be in the units that are not chosen. */
function readAmount(values: Values, amount: Amount, locale: string): number | undefined {
  const parse = (name: string) => parseAmount(values[name] ?? "", FACT_RANGES[amount], locale);
  if (amount !== "area") return parse(amount);
  const meters = parse(amount);
  const feet = parse(amount + FEET_SUFFIX);
  const fromFeet = feet === undefined ? undefined : toSquareMeters(feet);
  return values.units === IMPERIAL ? (fromFeet ?? meters) : (meters ?? fromFeet);
}

/** Reads the facts from a query string. Unknown answers and invalid amounts are missing. */
export function readFacts({ questions, decisions }: FactContent, values: Values, locale: string): Facts {
  const amounts = Object.fromEntries(
    (Object.keys(FACT_RANGES) as Amount[]).flatMap((amount) => {
      const value = readAmount(values, amount, locale);
      return value === undefined ? [] : [[amount, value]];
    }),
  ) as Facts["amounts"];
  const decision = decisions.find(({ id }) => id === values[DECISION]);
  const answers: Record<string, string> = {};
  const followed: Record<string, Amount | typeof DECISION> = {};
  for (const question of questions) {
    const { id } = question;
    const [fact, answer = values[id]] =
      (
        [
          [DECISION, decision?.follows?.question === id ? decision.follows.answer : undefined],
          ["area", answerUpTo(question, "maxArea", amounts.area)],
          ["rooms", answerUpTo(question, "maxRooms", amounts.rooms)],
        ] as const
      ).find(([, following]) => following) ?? [];
    if (question.answers.some((each) => each.id === answer)) answers[id] = answer ?? "";
    if (fact) followed[id] = fact;
  }
  return { amounts, decision: decision?.id, answers, followed };
}

/**
 * The answer that follows from an amount. Beyond the largest area, the last answer follows: 4,000 m² is “More than that”.
 * Beyond the largest number of rooms, none does: the ends of a distance across two rooms may still be in one view.
 */
function answerUpTo(
  { answers }: FactQuestion,
  limit: "maxArea" | "maxRooms",
  amount: number | undefined,
): string | undefined {
  if (amount === undefined || !answers.some((answer) => answer[limit])) return undefined;
  const found = answers.find((answer) => amount <= (answer[limit] ?? -Infinity));
  const last = answers.at(-1);
  return (found ?? (limit === "maxArea" && !last?.maxArea ? last : undefined))?.id;
}

/** What changes in the query string when a visitor answers a question by hand: the fact from which it followed is dropped. */
export function answerChange({ followed }: Facts, question: string, answer: string): Record<string, string> {
  const fact = followed[question];
  return { [question]: answer, ...(fact && { [fact]: "", ...(fact === "area" && { [fact + FEET_SUFFIX]: "" }) }) };
}

/** The names of the facts in the query string. */
export const factNames = ({ questions }: FactContent): string[] => [
  ...["units", DECISION, "pointsPerRoom", ...Object.keys(FACT_RANGES), `area${FEET_SUFFIX}`],
  ...questions.map(({ id }) => id),
];
