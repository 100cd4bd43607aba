import type { ParentSpanPluginArgs } from "gatsby";
import { checkContent } from "../content/check";
import { contentFolder } from "../content/folder";
import { problemsReport } from "../content/problem";

/** Stops the build before anything is read when the content has a mistake. `npm run build` has looked for them itself. */
export function onPreBootstrap({ reporter }: ParentSpanPluginArgs): void {
  if (process.env.CONTENT_IS_CHECKED) return;
  const problems = checkContent(contentFolder());
  if (problems.length > 0) reporter.panic(problemsReport(problems));
}
