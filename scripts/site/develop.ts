import { existsSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { mistakesIn, type Problem } from "../../src/content/check/problem";
import { problemsReport } from "../../src/content/check/report";
import { publishChecked } from "./publish-checked";
import { runGatsby } from "./run-gatsby";
import { watchSettled } from "./watch-settled";

/** Where checked content is published for `gatsby develop`, which watches it. */
const PUBLISHED = resolve(".content");
/** What editors change. */
export const SOURCE = resolve("data");

/** The result of the last check. */
let problems: Problem[] = [];

export const problemsNow = (): Problem[] => problems;

/**
 * Publishes the content if it has no mistake, and otherwise reports what is wrong.
 * @returns whether there is any content to show: this, or what was good last
 */
function publishIfRight(): boolean {
  problems = publishChecked(SOURCE, PUBLISHED);
  const mistakes = mistakesIn(problems);
  if (mistakes.length === 0) return true;
  console.error(`\n${problemsReport(mistakes, SOURCE)}`);
  const hasOlder = existsSync(resolve(PUBLISHED, "site.json"));
  if (hasOlder) console.error("The site keeps showing the last content without mistakes.\n");
  return hasOlder;
}

/**
 * Serves the site while its content is edited. A mistake is shown in the
 * terminal, and the last good content stays up: that of the last run, if this
 * one begins with a mistake.
 * @param port where it is served
 * @param env settings for Gatsby, added to those of this process
 * @returns the exit code
 */
export async function develop(port: number, env: Readonly<Record<string, string>> = {}): Promise<number> {
  mkdirSync(PUBLISHED, { recursive: true });
  if (!publishIfRight()) return 1;
  const stopWatching = watchSettled(SOURCE, publishIfRight);
  const code = await runGatsby(["develop", ...process.argv.slice(2)], {
    CONTENT_DIR: PUBLISHED,
    DRAFTS: "show",
    PORT: String(port),
    ...env,
  });
  stopWatching();
  return code;
}
