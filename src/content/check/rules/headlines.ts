import { valuesAt } from "../collection";
import type { OwnRule } from "../facts";

/** Before or after these, a figure is part of another: 7% of 37%, 37 of 37%, 1 of 1.5. */
const GOES_ON_BEFORE = /(?:[\p{L}\p{N}]|\p{N}[.,])$/u;
const GOES_ON_AFTER = /^(?:[\p{L}\p{N}%]|[.,]\p{N})/u;

/** The headline figure of a case study is one of its results. */
export const headlineProblems: OwnRule = (entry, values) => {
  const [figure] = valuesAt(entry.value, ["headline", "value"]);
  if (entry.schema.title !== "CaseStudy" || typeof figure !== "string") return [];
  const results = values.flatMap(({ path, value }) => (path[0] === "results" ? value : []));
  if (results.some((value) => typeof value === "string" && containsFigure(value, figure))) return [];
  return [
    entry.file.problem(
      ["headline", "value"],
      `“${figure}” is not in the results; use the same figure in headline and results.`,
    ),
  ];
};

/** Whether a text holds a figure as a whole. */
function containsFigure(text: string, figure: string): boolean {
  const parts = text.split(figure);
  return parts.some((part, index) => {
    const next = parts[index + 1];
    return next !== undefined && !GOES_ON_BEFORE.test(part) && !GOES_ON_AFTER.test(next);
  });
}
