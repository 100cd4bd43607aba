import { createHash } from "node:crypto";
import { counted, messageWithPath, mistakesIn, type Problem } from "./problem";

/** The file in which GitLab expects the report (deploy/ci/gitlab/content.yml). */
export const CODE_QUALITY_FILE = "gl-code-quality-report.json";

/** The result as Markdown for the page of a run at GitHub, where editors read it. */
export function githubSummary(problems: readonly Problem[]): string {
  const mistakes = mistakesIn(problems);
  const notices = problems.length - mistakes.length;
  return [
    mistakes.length === 0
      ? "## The content is in order"
      : `## The content has ${counted(mistakes.length, "mistake", "mistakes")}`,
    "",
    ...(mistakes.length > 0 ? ["Nothing is published until they are corrected.", "", ...mistakes.map(listItem)] : []),
    ...(notices > 0
      ? [
          "",
          `The content also has ${counted(notices, "notice, which does", "notices, which do")} not prevent publishing.`,
        ]
      : []),
    "",
  ].join("\n");
}

function listItem(problem: Problem): string {
  const { file, line } = problem;
  return `- **${plain(file)}, line ${line}**: ${plain(messageWithPath(problem)).replace(/\s+/g, " ")}`;
}

/** Escapes a text, so that Markdown shows its HTML tags and marks. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>&#|~]/g, "\\$&");
}

/**
 * The problems as a Code Quality report, which GitLab shows in a merge request.
 * @see https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
 */
export function codeQualityReport(problems: readonly Problem[]): object[] {
  return problems.map((problem) => {
    const { file, line, notice } = problem;
    const description = messageWithPath(problem);
    return {
      description,
      check_name: "content",
      // Without the line, so that GitLab recognizes a mistake that has moved.
      fingerprint: createHash("sha256").update(`${file}\0${description}`).digest("hex"),
      severity: notice === true ? "info" : "blocker",
      location: { path: file, lines: { begin: line } },
    };
  });
}
