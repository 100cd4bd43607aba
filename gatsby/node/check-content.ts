import type { ParentSpanPluginArgs } from "gatsby";
import { checkContent } from "@capture/content/check/check";
import { contentStamp } from "@capture/content/check/collection";
import { contentFolder } from "@capture/content/model/folder";
import { faultsIn, mistakesIn } from "@capture/content/check/problem";
import { problemsReport } from "@capture/content/check/report";

/**
 * Checks the content before Gatsby reads it, and stops on a mistake; `gatsby develop` shows texts that are not written yet.
 * Does nothing when our commands have already checked the same files: they set CHECKED_CONTENT to their stamp.
 */
export function onPreBootstrap({ reporter }: ParentSpanPluginArgs): void {
  const folder = contentFolder();
  if (process.env.CHECKED_CONTENT === contentStamp(folder)) return;
  const findMistakes = process.env["gatsby_executing_command"] === "develop" ? faultsIn : mistakesIn;
  const mistakes = findMistakes(checkContent(folder));
  if (mistakes.length > 0) reporter.panic(problemsReport(mistakes, folder));
}
