import { parseAmount, type AmountRange } from "./amounts";
import type { FinderAnswers } from "./finder";

// The facts about a visitor's project: what the query string of every tool says, in the same words.

/** The values of the query string, by name. An empty one is missing. */
export type Values = Readonly<Record<string, string>>;

export const METRIC = "metric";
export const IMPERIAL = "imperial";

/** The amounts of a project: square meters, counts, meters, and millimeters at 95 %. */
export const FACT_RANGES = {
  area: { min: 1, max: 10_000_000 },
  rooms: { min: 1, max: 10_000, integer: true },
  floors: { min: 1, max: 200, integer: true },
  distance: { min: 0.2, max: 1000 },
  tolerance: { min: 0.1, max: 1000 },
} as const satisfies Record<string, AmountRange>;

export type Amount = keyof typeof FACT_RANGES;

/** The name of the area in square feet, which has a field of its own, so that a change of the unit does not round it. */
export const FEET_SUFFIX = "-ft";
/** The name of the decision that is made from the result. */
export const DECISION = "decision";
/** The devices that a visitor has chosen. */
const DEVICES = "devices";

interface Answer {
  readonly id: string;
  /** The first answer whose area or number of rooms is large enough follows from that of the project. */
  readonly maxArea?: number | null | undefined;
  readonly maxRooms?: number | null | undefined;
}

export interface FactQuestion {
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

const SQUARE_FEET_PER_SQUARE_METER = 10.7639104;

export const toSquareFeet = (squareMeters: number): number => squareMeters * SQUARE_FEET_PER_SQUARE_METER;
export const toSquareMeters = (squareFeet: number): number => squareFeet / SQUARE_FEET_PER_SQUARE_METER;

/** The name of an amount in the query string, which depends on the units for an area. */
export const amountName = (amount: Amount, units: string | undefined): string =>
  amount === "area" && units === IMPERIAL ? amount + FEET_SUFFIX : amount;

/** An amount in its unit, or `undefined` if it is missing or invalid. */
export function readAmount(values: Values, amount: Amount, locale: string): number | undefined {
  const name = amountName(amount, values.units);
  const value = parseAmount(values[name] ?? "", FACT_RANGES[amount], locale);
  return value !== undefined && name !== amount ? toSquareMeters(value) : value;
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
    const byDecision = decision?.follows?.question === id ? decision.follows.answer : undefined;
    const byArea = answerUpTo(question, "maxArea", amounts.area);
    const byRooms = answerUpTo(question, "maxRooms", amounts.rooms);
    const answer = byDecision ?? byArea ?? byRooms ?? question.answers.find((each) => each.id === values[id])?.id;
    if (answer !== undefined) answers[id] = answer;
    if (byDecision !== undefined) followed[id] = DECISION;
    else if (byArea !== undefined) followed[id] = "area";
    else if (byRooms !== undefined) followed[id] = "rooms";
  }
  return { amounts, decision: decision?.id, answers, followed };
}

/**
 * The answer that follows from an amount. The last answer needs no limit if others have one, unless visitors can choose
 * among the answers beyond: an area of 4,000 m² is “More than that”, but two rooms say nothing about the view.
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
  ...["units", DEVICES, DECISION, ...Object.keys(FACT_RANGES), `area${FEET_SUFFIX}`],
  ...questions.map(({ id }) => id),
];

/** Settings of a page that say nothing about a project. */
const VIEW_NAMES = ["show", "without", "q"];

/**
 * The query string for the next tool: everything but the settings of this page and the marks of campaigns.
 * @param devices the devices to compare, if the visitor has chosen none
 */
export function carriedSearch(search: string, devices: readonly string[] = []): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (VIEW_NAMES.includes(name) || name.startsWith("utm_")) query.delete(name);
  if (devices.length > 0 && !query.has(DEVICES)) query.set(DEVICES, devices.join());
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
