import { valuesAt } from "../../collection";
import type { OwnRule } from "../../facts";

/** Characters next to which a number is only a part of another one: 7% in 37%, 37 in 37%, 1 in 1.5. */
const CONTINUES_BEFORE = /(?:[\p{L}\p{N}]|\p{N}[.,])$/u;
const CONTINUES_AFTER = /^(?:[\p{L}\p{N}%]|[.,]\p{N})/u;

/** Reports a headline figure that is not among the results of the case study. */
export const headlineProblems: OwnRule = (entry, values) => {
  const [figure] = valuesAt(entry.value, ["headline", "value"]);
  if (entry.schema.title !== "CaseStudy" || typeof figure !== "string") return [];
  const results = values.flatMap(({ path, value }) => (path[0] === "results" ? value : []));
  if (results.some((value) => typeof value === "string" && containsFigure(value, figure))) return [];
  const message = `“${figure}” is not in the results; use the same figure in headline and results.`;
  return [entry.file.problem(["headline", "value"], message)];
};

/** Whether a text contains a figure, and not only as part of another one. */
function containsFigure(text: string, figure: string): boolean {
  const parts = text.split(figure);
  return parts.some((part, index) => {
    const next = parts[index + 1];
    return next !== undefined && !CONTINUES_BEFORE.test(part) && !CONTINUES_AFTER.test(next);
  });
}
