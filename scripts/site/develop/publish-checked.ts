import { rmSync } from "node:fs";
import { checkContent } from "@capture/content/check/check";
import { faultsIn, type Problem } from "@capture/content/check/problem";
import { localizedCopy } from "../languages/localized-content";
import { publishContent } from "./publish-content";

/**
 * Copies the content in `from` to `to` if it has no mistakes, except texts that are not written yet.
 * @param language the language of the copy: `de`; by default, that of the content
 * @param check checks `from`
 * @returns all problems, including notices
 */
export function publishChecked(
  from: string,
  to: string,
  language?: string,
  check: () => Problem[] = () => checkContent(from),
): Problem[] {
  const problems = check();
  if (faultsIn(problems).length > 0) return problems;
  if (language === undefined) publishContent(from, to);
  else {
    const localized = localizedCopy(from, language);
    publishContent(localized, to);
    rmSync(localized, { recursive: true });
  }
  return problems;
}
