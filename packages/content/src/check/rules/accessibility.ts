import { WCAG_CRITERIA } from "@capture/domain/wcag";
import { entriesOf, field, valuesAt, type Collection, type Entry } from "../collection";
import type { Problem } from "../problem";

const MAX_AGE_YEARS = 1;

interface Criterion {
  readonly number: string;
  readonly result: string;
  readonly axe?: readonly string[];
  readonly journeys?: readonly object[];
  readonly byHand?: { readonly date: string };
  readonly limit?: string;
}

/**
 * Reports an accessibility statement whose criteria are not those of WCAG 2.2 (A and AA) in their order, whose results
 * contradict their evidence, or whose days are in the future. A test that is older than a year gives a notice.
 */
export function accessibilityProblems(collection: Collection): Problem[] {
  return entriesOf(collection, "AccessibilityStatement").flatMap((entry) => {
    const criteria = valuesAt(entry.value, ["criteria"]) as unknown as Criterion[];
    return [
      ...orderProblems(entry, criteria),
      ...criteria.flatMap((criterion, index) => {
        const fault = evidenceFault(criterion);
        // At the criterion, because either the result or the evidence may be wrong.
        return fault === undefined ? [] : [entry.file.problem(["criteria", index], fault)];
      }),
      ...dayProblems(entry, criteria),
    ];
  });
}

function* orderProblems({ file }: Entry, criteria: readonly Criterion[]): Iterable<Problem> {
  const positions = criteria.map(({ number }) => WCAG_CRITERIA.findIndex((known) => known.number === number));
  const missing = WCAG_CRITERIA.filter((_, position) => !positions.includes(position)).map(({ number }) => number);
  if (missing.length > 0)
    yield file.problem(["criteria"], `criteria of WCAG 2.2 are missing: ${missing.join(", ")}; add them.`);
  for (const [index, position] of positions.entries()) {
    const path = ["criteria", index, "number"];
    if (position === -1) yield file.problem(path, "WCAG 2.2 has no such criterion at levels A and AA; remove it.");
    else if (position <= Math.max(...positions.slice(0, index)))
      yield file.problem(path, "list each criterion once, in the order of the numbers.");
  }
}

function evidenceFault({ result, axe, journeys, byHand, limit }: Criterion): string | undefined {
  const hasEvidence = axe !== undefined || journeys !== undefined || byHand !== undefined;
  if (result === "notEvaluated")
    return hasEvidence ? "there is evidence for this criterion; state its result, or remove the evidence." : undefined;
  if (result === "notApplicable")
    return limit === undefined ? "write in “limit” why the criterion does not apply." : undefined;
  if (!hasEvidence) return "there is no evidence for this result; add it, or write notEvaluated.";
  return result === "supports" || limit !== undefined ? undefined : "write in “limit” what does not work.";
}

function* dayProblems(entry: Entry, criteria: readonly Criterion[]): Iterable<Problem> {
  const { file } = entry;
  const evaluated = field(entry, "evaluated") ?? "";
  const today = new Date();
  const day = today.toISOString().slice(0, 10);
  const future = "this day is in the future; state the day of the test.";
  const oldest = new Date(Date.UTC(today.getUTCFullYear() - MAX_AGE_YEARS, today.getUTCMonth(), today.getUTCDate()));
  if (evaluated > day) yield file.problem(["evaluated"], future);
  else if (evaluated < oldest.toISOString().slice(0, 10))
    yield file.notice(["evaluated"], "the last test is older than a year; run npm run accessibility.");
  for (const [index, { byHand }] of criteria.entries()) {
    if (byHand !== undefined && byHand.date > day) yield file.problem(["criteria", index, "byHand", "date"], future);
  }
}
