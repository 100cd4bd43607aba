import { parseArgs } from "node:util";
import { checkContent } from "../src/content/check";
import { contentFolder } from "../src/content/folder";
import { githubAnnotations, problemsReport } from "../src/content/report";
import { main } from "./main";

/** Checks the content. `--json` prints the problems as a list for tools; in GitHub's CI they are annotations too. */
main(() => {
  const { json } = parseArgs({ options: { json: { type: "boolean", default: false } } }).values;
  const started = performance.now();
  const folder = contentFolder();
  const problems = checkContent(folder);
  if (json) console.log(JSON.stringify(problems, null, 2));
  else if (problems.length === 0) {
    console.log(`The content is in order (${Math.round(performance.now() - started)} ms).`);
  } else console.error(problemsReport(problems, folder));
  if (problems.length === 0) return 0;
  if (process.env.GITHUB_ACTIONS === "true" && !json) console.log(githubAnnotations(problems));
  return 1;
});
