import { parseJsonFile, type JsonFile } from "../../../src/content/check/json-file";
import { mistakesIn, pathText, type Problem } from "../../../src/content/check/problem";
import type { Case } from "./cases";

/** The result of a case. */
export interface Outcome {
  kind: string;
  /** The file and the path in it, such as `articles/7.json tags[2]`. */
  where: string;
  result: "caught" | "other end" | "elsewhere" | "harmless" | "survived";
  /** The changed part of the text. */
  change: string;
  /** Why the change is harmless, or the problem that is reported in another place. */
  reason: string;
}

/**
 * Breaks one value and runs the check.
 * @param check `contentChecker` of the folder from which the case is made
 */
export function runCase({ place, mutation }: Case, check: (changed: JsonFile) => Problem[]): Outcome {
  const { name, text } = place.entry.file;
  const { offset, length, content } = mutation.edit;
  const changed = text.slice(0, offset) + content + text.slice(offset + length);
  const lineAt = (offset: number): number => changed.slice(0, offset).split("\n").length;
  const isAtMutation = ({ file, line }: Problem): boolean =>
    file === `data/${name}` &&
    mutation.spans.some((span) => lineAt(span.offset) <= line && line <= lineAt(span.offset + span.length - 1));
  const outcome = (result: Outcome["result"], reason = ""): Outcome => ({
    kind: mutation.kind,
    where: `${name} ${pathText(place.path)}`,
    result,
    change: content.slice(-80),
    reason,
  });
  let problems: Problem[];
  try {
    problems = mistakesIn(check(parseJsonFile(name, Buffer.from(changed))));
  } catch (error) {
    return outcome("survived", `the check itself fails: ${String(error)}`);
  }
  if (problems.some(isAtMutation)) return outcome("caught");
  const [first] = problems;
  if (first) {
    const report = `${first.file}:${first.line} (not ${lineAt(mutation.spans[0]?.offset ?? 0)}) ${first.where}: ${first.message}`;
    const removedText = text.slice(offset, offset + length);
    return outcome(
      problems.some((problem) => isOtherEnd(problem, name, removedText)) ? "other end" : "elsewhere",
      report,
    );
  }
  return mutation.harmlessReason === undefined ? outcome("survived") : outcome("harmless", mutation.harmlessReason);
}

/** Whether a problem is in the file that the change contradicts: it names the changed file, or something that was removed. */
function isOtherEnd({ file, message }: Problem, changedFile: string, removedText: string): boolean {
  const names = [...message.matchAll(/“([^”]+)”|(\/[\w/-]+)/g)].map(([, quoted, path]) => quoted ?? path ?? "");
  return (
    message.includes(`data/${changedFile}`) ||
    [file.slice("data/".length), ...names].some((each) => removedText.includes(each))
  );
}
