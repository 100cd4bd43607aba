import { checkContent } from "../../src/content/check/check";
import { faultsIn, type Problem } from "../../src/content/check/problem";
import { publishContent } from "./publish-content";

/**
 * Copies the content in `from` to `to` if it has no mistakes, except texts that are not written yet.
 * @returns all problems, including notices
 */
export function publishChecked(from: string, to: string): Problem[] {
  const problems = checkContent(from);
  if (faultsIn(problems).length === 0) publishContent(from, to);
  return problems;
}
