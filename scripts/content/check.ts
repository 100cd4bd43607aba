import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkContent } from "../../src/content/check/check";
import { readCollection } from "../../src/content/check/collection";
import { contentFolder } from "../../src/content/model/folder";
import { mistakesIn } from "../../src/content/check/problem";
import { githubAnnotations, problemsReport } from "../../src/content/check/report";
import { NAMES_FILE, updatedNames } from "../../src/content/check/rules/names";
import { main } from "../lib/main";

/**
 * Checks the content. Notices are printed, but only mistakes make the command fail. `--json` prints the problems as a list
 * for tools. Without `--json`, GitHub's CI also gets the problems as annotations. `--write-names` first updates
 * data/names.json.
 */
main(() => {
  const { json, "write-names": hasToWriteNames } = parseArgs({
    options: { json: { type: "boolean", default: false }, "write-names": { type: "boolean", default: false } },
  }).values;
  const startTime = performance.now();
  const folder = contentFolder();
  if (hasToWriteNames) writeNames(folder);
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

/** Writes the register of names, as Prettier formats it. */
function writeNames(folder: string): void {
  const register = { $schema: "./schemas/names.schema.json", items: updatedNames(readCollection(folder)) };
  writeFileSync(join(folder, NAMES_FILE), `${JSON.stringify(register, null, 2)}\n`);
}
