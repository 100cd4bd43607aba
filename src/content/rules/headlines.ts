import { valuesAt } from "../collection";
import type { OwnRule } from "../facts";

/** The headline figure of a case study is one of those that its results tell. */
export const headlineProblems: OwnRule = (entry) => {
  const [figure] = valuesAt(entry.value, ["headline", "value"]);
  const results = JSON.stringify(valuesAt(entry.value, ["results"]));
  if (entry.schema.title !== "CaseStudy" || typeof figure !== "string" || results.includes(figure)) return [];
  return [
    entry.file.problem(
      ["headline", "value"],
      `the results do not speak of “${figure}”; write the same figure in both.`,
    ),
  ];
};
