/** A path in a JSON document: keys and list indices, starting at the root. */
export type JsonPath = readonly (string | number)[];

/** A mistake in the content or a notice, with the position and the advice that an editor needs to fix it. */
export interface Problem {
  /** Path of the file relative to the project, such as `data/articles/7.json`. */
  file: string;
  /** Line and column, both counted from 1. */
  line: number;
  column: number;
  /** Path in the document, such as `tags[2]`; empty for the entire file. */
  where: string;
  /** What is wrong and how to fix it, in one sentence. */
  message: string;
  /** A notice does not prevent publishing. */
  notice?: true;
  /** A notice about something that the content states on purpose. The desk does not show it. */
  intended?: true;
  /** A text of a new site that is not written yet. It prevents a build, but not `npm run dev`. */
  unwritten?: true;
}

/** A problem of a file that has no lines, or does not exist. `file` is its path below data/. */
export function fileProblem(file: string, message: string): Problem {
  return { file: `data/${file}`, line: 1, column: 1, where: "", message };
}

/** The problems that prevent publishing. */
export function mistakesIn(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ notice }) => notice !== true);
}

/** The problems that prevent `npm run dev` from showing the content. */
export function faultsIn(problems: readonly Problem[]): Problem[] {
  return mistakesIn(problems).filter(({ unwritten }) => unwritten !== true);
}

/** Formats a path for editors: `sections[2].items[0].title`. */
export function pathText(path: JsonPath): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
}

/** One line for the terminal: `data/articles/7.json:12:5 tags[2]: …`. */
export function problemText(problem: Problem): string {
  const { file, line, column } = problem;
  return `${file}:${line}:${column} ${formatMessage(problem)}`;
}

/** The message with its path; a notice begins with `notice: `. */
export function formatMessage(problem: Problem): string {
  return `${problem.notice === true ? "notice: " : ""}${messageWithPath(problem)}`;
}

/** The path in the document, then the message: `tags[2]: …`. */
export function messageWithPath({ where, message }: Problem): string {
  return where === "" ? message : `${where}: ${message}`;
}

/** Sorts by file and position, and removes duplicates. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const byText = new Map(problems.map((problem) => [problemText(problem), problem]));
  return [...byText.values()].sort(
    (a, b) => a.file.localeCompare(b.file, "en", { numeric: true }) || a.line - b.line || a.column - b.column,
  );
}

/** A number with its noun in the right form: `1 entry`, `5 entries`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
