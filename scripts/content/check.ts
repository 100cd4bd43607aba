import { parseArgs } from "node:util";
import { checkContent } from "../../src/content/check/check";
import { contentFolder } from "../../src/content/model/folder";
import { mistakesIn } from "../../src/content/check/problem";
import { githubAnnotations, problemsReport } from "../../src/content/check/report";
import { main } from "../lib/main";

/**
 * Checks the content. Notices are printed, but only mistakes make the command fail. `--json` prints the problems as a list
 * for tools. Without `--json`, GitHub's CI also gets the problems as annotations.
 */
main(() => {
  const { json } = parseArgs({ options: { json: { type: "boolean", default: false } } }).values;
  const startTime = performance.now();
  const folder = contentFolder();
  const problems = checkContent(folder);
  const isValid = mistakesIn(problems).length === 0;
  if (json) console.log(JSON.stringify(problems, null, 2));
  else {
    const print = isValid ? console.log : console.error;
    if (problems.length > 0) print(problemsReport(problems, folder));
    if (process.env.GITHUB_ACTIONS === "true") console.log(githubAnnotations(problems));
    if (isValid) console.log(`The content is in order (${Math.round(performance.now() - startTime)} ms).`);
  }
  return isValid ? 0 : 1;
});
