import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "@capture/content/check/check";
import { CODE_QUALITY_FILE, codeQualityReport, githubSummary } from "@capture/content/check/ci-reports";
import { readCollection } from "@capture/content/check/collection";
import { contentFolder } from "@capture/content/model/folder";
import { mistakesIn, type Problem } from "@capture/content/check/problem";
import { githubAnnotations, problemsReport } from "@capture/content/check/report";
import { NAMES_FILE, updatedNames } from "@capture/content/check/rules/names";
import { parseCommandLine } from "../lib/command-line";
import { main } from "../lib/main";

const IS_SET = { type: "boolean", default: false } as const;

const USAGE = `Usage: npm run content:check -- [options]
  --json          prints the problems as a list for tools
  --mistakes      prints no notices, which do not prevent publishing
  --write-names   first updates data/names.json`;

/**
 * Checks the content. Notices are printed unless the option is `--mistakes`, but only mistakes make the command fail. `--json`
 * prints the problems as a list for tools. Without `--json`, GitHub and GitLab also get the problems for the page of a
 * change. `--write-names` first updates data/names.json.
 */
main(() => {
  const parsed = parseCommandLine(USAGE, {
    options: { json: IS_SET, mistakes: IS_SET, "write-names": IS_SET },
  });
  if (!parsed) return 0;
  const { json, mistakes: isForBuild, "write-names": hasToWriteNames } = parsed.values;
  const startTime = performance.now();
  const folder = contentFolder();
  if (hasToWriteNames) writeNames(folder);
  const found = checkContent(folder);
  const problems = isForBuild ? mistakesIn(found) : found;
  const isValid = mistakesIn(found).length === 0;
  if (json) console.log(JSON.stringify(problems, null, 2));
  else {
    const print = isValid ? console.log : console.error;
    if (problems.length > 0) print(problemsReport(problems, folder));
    reportToCi(problems);
    if (isValid) console.log(`The content is in order (${Math.round(performance.now() - startTime)} ms).`);
  }
  return isValid ? 0 : 1;
});

/** Shows the problems where editors and reviewers look: at the change of GitHub or GitLab. */
function reportToCi(problems: readonly Problem[]): void {
  const { GITHUB_ACTIONS: onGithub, GITHUB_STEP_SUMMARY: summaryFile, GITLAB_CI: onGitlab } = process.env;
  if (onGithub === "true" && problems.length > 0) {
    console.log(githubAnnotations(problems));
    if (summaryFile) appendFileSync(summaryFile, githubSummary(problems));
  }
  if (onGitlab === "true") writeFileSync(CODE_QUALITY_FILE, JSON.stringify(codeQualityReport(problems), null, 2));
}

/** Writes the register of names, as Prettier formats it. */
function writeNames(folder: string): void {
  const register = { $schema: "./schemas/names.schema.json", items: updatedNames(readCollection(folder)) };
  writeFileSync(join(folder, NAMES_FILE), `${JSON.stringify(register, null, 2)}\n`);
}
