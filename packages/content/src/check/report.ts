import { readFileSync } from "node:fs";
import { join } from "node:path";
import { counted, formatMessage, messageWithPath, mistakesIn, type Problem } from "./problem";

/** Of a longer line, only the part around the problem is shown. */
const MAX_COLUMNS = 100;
/** Columns that are shown before the problem in a longer line. */
const COLUMNS_BEFORE = 40;

/**
 * Formats problems for the terminal: grouped by file, each with its line and a caret below its position, then a count.
 * @param folder path of the data folder that was checked
 */
export function problemsReport(problems: readonly Problem[], folder: string): string {
  return [
    ...fileNames(problems).flatMap((file) => {
      // Problems of pictures and folders have no lines.
      const lines = file.endsWith(".json") ? linesOf(folder, file) : undefined;
      return [file, ...problems.filter((each) => each.file === file).map((each) => withLine(each, lines)), ""];
    }),
    ...counts(problems),
  ].join("\n");
}

function counts(problems: readonly Problem[]): string[] {
  const mistakes = mistakesIn(problems);
  const notices = problems.length - mistakes.length;
  const noticeText = counted(notices, "notice, which does", "notices, which do");
  const count = counted(mistakes.length, "problem", "problems");
  const where = counted(fileNames(mistakes).length, "file", "files");
  return [
    ...(notices > 0 ? [`The content has ${noticeText} not prevent publishing.`] : []),
    ...(mistakes.length > 0 ? [`The content has ${count} in ${where}. Fix them to publish.`] : []),
  ];
}

function fileNames(problems: readonly Problem[]): string[] {
  return [...new Set(problems.map(({ file }) => file))];
}

/** Formats problems as annotations, which GitHub shows at the lines of a change. */
export function githubAnnotations(problems: readonly Problem[]): string {
  return problems
    .map((problem) => {
      const { file, line, column, notice } = problem;
      const position = `file=${property(file)},line=${line},col=${column}`;
      return `::${notice === true ? "notice" : "error"} ${position}::${escaped(messageWithPath(problem))}`;
    })
    .join("\n");
}

function withLine(problem: Problem, lines: readonly string[] | undefined): string {
  const { line, column } = problem;
  if (!lines) return `  ${formatMessage(problem)}`;
  const heading = `  ${line}:${column}  ${formatMessage(problem)}`;
  // A tab is several columns wide, so the caret would be misplaced.
  const text = (lines[line - 1] ?? "").replaceAll("\t", " ");
  if (text.trim() === "") return heading;
  const start = text.length <= MAX_COLUMNS ? 0 : Math.max(column - 1 - COLUMNS_BEFORE, 0);
  const gutter = `${line} | `;
  return [
    heading,
    `    ${gutter}${text.slice(start, start + MAX_COLUMNS)}`,
    `    ${" ".repeat(gutter.length + column - 1 - start)}^`,
  ].join("\n");
}

/** The lines of a file; none when it cannot be read. */
function linesOf(folder: string, file: string): string[] {
  try {
    return readFileSync(join(folder, file.replace(/^data\//, "")), "utf8")
      .replace(/^\uFEFF/, "")
      .split(/\r?\n/);
  } catch {
    return [];
  }
}

/** Escapes a message for GitHub: https://docs.github.com/actions/reference/workflow-commands */
function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
