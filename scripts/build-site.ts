import { checkContent } from "../src/content/check";
import { contentFolder } from "../src/content/folder";
import { problemsReport } from "../src/content/problem";
import { clearStamp, sourceHash, writeStamp } from "./build-stamp";
import { gatsbyBin, runNode } from "./run";

/**
 * Builds the site into public/. Content with a mistake is told before
 * anything is touched, so what was published stays as it is.
 * @returns the exit code: 0 when public/ holds the whole site
 */
export async function buildSite(): Promise<number> {
  const problems = checkContent(contentFolder());
  if (problems.length > 0) {
    console.error(problemsReport(problems));
    return 1;
  }
  const hash = sourceHash();
  clearStamp();
  const code = await runNode(gatsbyBin, ["build"]);
  if (code === 0) writeStamp(hash);
  return code;
}
