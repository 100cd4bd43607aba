import { checkContent } from "../../src/content/check/check";
import { mistakesIn, type Problem } from "../../src/content/check/problem";
import { publishContent } from "./publish-content";

/**
 * Makes one folder equal to another if its content has no mistake.
 * @returns all that the check says, notices included
 */
export function publishChecked(from: string, to: string): Problem[] {
  const problems = checkContent(from);
  if (mistakesIn(problems).length === 0) publishContent(from, to);
  return problems;
}
