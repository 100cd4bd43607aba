import { readFileSync } from "node:fs";
import { join } from "node:path";
import { counted, type Problem } from "./problem";

/** In characters. A longer line is cut around its problem. */
const WIDTH = 100;
/** What is kept of a cut line before its problem. */
const BEFORE = 40;

/**
 * All problems as the block of text that ends a failed check: by file, each
 * with its line and a caret under the place.
 * @param folder path of the data folder that was checked
 */
export function problemsReport(problems: readonly Problem[], folder: string): string {
  const files = [...new Set(problems.map(({ file }) => file))];
  const count = counted(problems.length, "problem", "problems");
  const where = counted(files.length, "file", "files");
  return [
    ...files.flatMap((file) => {
      const lines = linesOf(folder, file);
      return [file, ...problems.filter((each) => each.file === file).map((each) => withLine(each, lines)), ""];
    }),
    `The content has ${count} in ${where}. Nothing is published until they are mended.`,
  ].join("\n");
}

/** The problems as annotations that GitHub shows beside the lines of a change. */
export function githubAnnotations(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, column, where, sentence }) => {
      const text = where === "" ? sentence : `${where}: ${sentence}`;
      return `::error file=${property(file)},line=${line},col=${column}::${escaped(text)}`;
    })
    .join("\n");
}

function withLine({ line, column, where, sentence }: Problem, lines: readonly string[]): string {
  const told = `  ${line}:${column}  ${where === "" ? "" : `${where}: `}${sentence}`;
  // Tabs would put the caret in another place.
  const text = (lines[line - 1] ?? "").replaceAll("\t", " ");
  if (text.trim() === "") return told;
  const start = text.length <= WIDTH ? 0 : Math.max(column - 1 - BEFORE, 0);
  const gutter = `${line} | `;
  return [
    told,
    `    ${gutter}${text.slice(start, start + WIDTH)}`,
    `    ${" ".repeat(gutter.length + column - 1 - start)}^`,
  ].join("\n");
}

/** The lines of a file that a problem names; none when it cannot be read. */
function linesOf(folder: string, file: string): string[] {
  try {
    return readFileSync(join(folder, file.replace(/^data\//, "")), "utf8")
      .replace(/^\uFEFF/, "")
      .split(/\r?\n/);
  } catch {
    return [];
  }
}

/** GitHub's escapes of a message: https://docs.github.com/actions/reference/workflow-commands */
function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
