import type { AxeOutcome } from "./axe-outcomes";

/** The outcome of axe on one page. */
export interface PageOutcome extends AxeOutcome {
  readonly path: string;
}

/** The part of a criterion of data/accessibility.json that axe can confirm. */
export interface ClaimedCriterion {
  readonly number: string;
  readonly axe?: readonly string[];
}

/**
 * Compares the statement with what axe has found: each rule that the statement names must have passed on a page and been
 * violated on none.
 * @returns a sentence for each rule for which this is not so, which begins with the number of its criterion
 */
export function failedClaims(criteria: readonly ClaimedCriterion[], outcomes: readonly PageOutcome[]): string[] {
  return criteria.flatMap(({ number, axe = [] }) =>
    axe.flatMap((rule) => {
      const paths = outcomes.filter(({ violated }) => violated.includes(rule)).map(({ path }) => path);
      if (paths.length > 0) return [`${number}: ${rule} is violated on ${[...new Set(paths)].join(", ")}.`];
      if (outcomes.some(({ passed }) => passed.includes(rule))) return [];
      return [`${number}: ${rule} passed on no page.`];
    }),
  );
}
