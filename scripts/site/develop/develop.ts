import { existsSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { contentStamp } from "@capture/content/check/collection";
import { faultsIn, mistakesIn, type Problem } from "@capture/content/check/problem";
import { problemsReport } from "@capture/content/check/report";
import { contentFolder } from "@capture/content/model/folder";
import { createDraftOverlay } from "./draft-overlay";
import { readLanguage } from "../languages/localized-content";
import { publishChecked } from "./publish-checked";
import { runGatsby } from "../run-gatsby";
import { createSourceChecker } from "./source-checker";
import { watchSettled } from "./watch-settled";

/** The folder to which checked content is copied, and which `gatsby develop` watches. */
const PUBLISHED = resolve(".content");
/** The folder with the content that editors change. */
export const SOURCE = contentFolder();

/**
 * Gatsby builds its schema again for each saved change, from many short-lived objects. With more memory for new objects,
 * Node collects garbage less often: a save takes effect 0.3 s sooner.
 */
const NODE_OPTIONS = process.env.NODE_OPTIONS ?? "--max-semi-space-size=128";

const { language, others: GATSBY_ARGUMENTS } = readLanguage(process.argv.slice(2));

const checkSource = createSourceChecker(SOURCE);

let problems: Problem[] = [];

/** The problems that the last check found. */
export const currentProblems = (): Problem[] => problems;

/** The draft of the form that is open in the desk. */
export const draftOverlay = createDraftOverlay(SOURCE, PUBLISHED, language, checkSource);

/**
 * Copies the content to the folder for Gatsby if it has no mistakes; otherwise prints the mistakes.
 * @returns whether that folder contains content, either the current or an earlier version
 */
function publishIfValid(): boolean {
  problems = publishChecked(SOURCE, PUBLISHED, language, checkSource);
  const mistakes = mistakesIn(problems);
  if (mistakes.length > 0) console.error(`\n${problemsReport(mistakes, SOURCE)}`);
  draftOverlay.renew();
  if (faultsIn(problems).length === 0) return true;
  const hasEarlier = existsSync(resolve(PUBLISHED, "site.json"));
  if (hasEarlier) console.error("The site still shows the last valid content.\n");
  return hasEarlier;
}

/**
 * Serves the site while its content is edited. Mistakes are printed in the terminal; meanwhile the site shows the last
 * valid content, which may be from an earlier run.
 * @param port of the development site
 * @param env environment variables for Gatsby, in addition to those of this process
 * @returns the exit code
 */
export async function develop(port: number, env: Readonly<Record<string, string>> = {}): Promise<number> {
  mkdirSync(PUBLISHED, { recursive: true });
  if (!publishIfValid()) return 1;
  const stopWatching = watchSettled(SOURCE, publishIfValid);
  const code = await runGatsby(["develop", ...GATSBY_ARGUMENTS], {
    CONTENT_DIR: PUBLISHED,
    // Mistakes have been printed. Some rules apply only to the default locale, in which the content has been checked.
    CHECKED_CONTENT: contentStamp(PUBLISHED),
    DRAFTS: "show",
    NODE_OPTIONS,
    PORT: String(port),
    ...env,
  });
  stopWatching();
  return code;
}
