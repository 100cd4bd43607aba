import { replaceValue, type Kind } from "./mutation";

const EVIDENCE = { byHand: { date: "2026-01-02", how: "In a browser." } };
/** Results that contradict their evidence or lack their reason. */
const CONTRADICTIONS = [
  { result: "supports" },
  { result: "partiallySupports", ...EVIDENCE },
  { result: "partiallySupports", limit: "Some parts." },
  { result: "doesNotSupport", ...EVIDENCE },
  { result: "doesNotSupport", limit: "All parts." },
  { result: "notApplicable" },
  { result: "notEvaluated", ...EVIDENCE },
];
/** The number of the first criterion. */
const FIRST = "1.1.1";
const FUTURE = "2099-01-01";

/** Breaks the accessibility statement: results without evidence, other criteria, and days in the future. */
export const breakStatement: Kind = (place) => {
  const { entry, path, node } = place;
  if (entry.schema.title !== "AccessibilityStatement") return [];
  const wrong = (...values: unknown[]) => values.map((value) => replaceValue("wrong statement", place, value));
  if (path.at(-1) === "evaluated" || path.at(-1) === "date") return wrong(FUTURE);
  if (path.at(-1) === "number") return wrong("4.1.1", ...(node.value === FIRST ? [] : [FIRST]));
  if (path[0] !== "criteria" || path.length !== 2) return [];
  const { number, name } = (entry.value as unknown as { criteria: object[] }).criteria[Number(path[1])] as {
    number: string;
    name: string;
  };
  return wrong(...CONTRADICTIONS.map((criterion) => ({ number, name, ...criterion })));
};
