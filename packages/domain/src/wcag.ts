/** A success criterion of WCAG 2.2. */
export interface WcagCriterion {
  /** For example `1.4.10`. The first digit is the principle. */
  readonly number: string;
  readonly level: "A" | "AA";
}

const at = (level: WcagCriterion["level"], numbers: string): WcagCriterion[] =>
  numbers.split(" ").map((number) => ({ number, level }));

const byNumber = (a: WcagCriterion, b: WcagCriterion): number =>
  a.number.localeCompare(b.number, "en", { numeric: true });

/**
 * All criteria of levels A and AA, in the order of their numbers. 4.1.1 is obsolete.
 * @see https://www.w3.org/TR/WCAG22/
 */
export const WCAG_CRITERIA: readonly WcagCriterion[] = [
  ...at("A", "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2"),
  ...at("A", "2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4"),
  ...at("A", "3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2"),
  ...at("AA", "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13"),
  ...at("AA", "2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3"),
].sort(byNumber);

/** The level of a criterion, or `undefined` when its number is unknown. */
export const wcagLevel = (number: string): WcagCriterion["level"] | undefined =>
  WCAG_CRITERIA.find((criterion) => criterion.number === number)?.level;

/** The results that a criterion may have in a statement, from the best to the unknown. */
export const WCAG_RESULTS = [
  "supports",
  "partiallySupports",
  "doesNotSupport",
  "notApplicable",
  "notEvaluated",
] as const;
export type WcagResult = (typeof WCAG_RESULTS)[number];
