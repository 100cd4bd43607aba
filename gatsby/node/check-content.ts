import type { ParentSpanPluginArgs } from "gatsby";
import { checkContent } from "@capture/content/check/check";
import { contentStamp } from "@capture/content/check/collection";
import { contentFolder } from "@capture/content/model/folder";
import { mistakesIn } from "@capture/content/check/problem";
import { problemsReport } from "@capture/content/check/report";

/**
 * Checks the content before Gatsby reads it, and stops the build on a mistake. Does nothing when `npm run build` has
 * already checked the same files: it sets CHECKED_CONTENT to their stamp.
 */
export function onPreBootstrap({ reporter }: ParentSpanPluginArgs): void {
  const folder = contentFolder();
  if (process.env.CHECKED_CONTENT === contentStamp(folder)) return;
  const mistakes = mistakesIn(checkContent(folder));
  if (mistakes.length > 0) reporter.panic(problemsReport(mistakes, folder));
}
