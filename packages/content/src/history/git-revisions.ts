import { execFileSync } from "node:child_process";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { runGit } from "./git";
import type { Revision } from "./record-changes";
import { TRACKED_PATHS, trackedValues } from "./tracked-values";

/** A commit, and the day (UTC) on which it was made. */
interface Commit {
  id: string;
  date: string;
}

/** The revisions of tracked files, or the reason why there are none, as a sentence. */
export type GitHistory = { revisionsOf: (source: string) => Revision[] } | { reason: string };

const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * Reads the past of a content folder from its git repository: the last commit of each day on the first-parent line, which
 * is what was published. Drafts and days on which a file did not exist or had no such values are left out.
 */
export function readGitHistory(folder: string): GitHistory {
  if (runGit(folder, ["rev-parse", "--is-inside-work-tree"]) !== "true\n")
    return { reason: "There is no git repository." };
  if (runGit(folder, ["rev-parse", "--is-shallow-repository"]) === "true\n")
    return { reason: "This is a shallow clone, without the past of the content." };
  const commits = lastOfEachDay(listCommits(folder));
  const sites = readVersions(folder, commits, "site.json");
  return {
    revisionsOf: (source) =>
      readVersions(folder, commits, source).flatMap((document, index) => {
        const values = document === undefined ? undefined : trackedValues(source, document, sites[index] ?? {});
        return values === undefined || values.length === 0 ? [] : [{ date: commits[index]?.date ?? "", values }];
      }),
  };
}

function listCommits(folder: string): Commit[] {
  const log = runGit(folder, ["log", "--first-parent", "--reverse", "--format=%H %cI", "--", ...TRACKED_PATHS]) ?? "";
  return log
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [id = "", time = ""] = line.split(" ");
      return { id, date: new Date(time).toISOString().slice(0, 10) };
    });
}

function lastOfEachDay(commits: readonly Commit[]): Commit[] {
  return commits.filter(({ date }, index) => commits[index + 1]?.date !== date);
}

/** A file in each commit; `undefined` where it does not exist or is not JSON. */
function readVersions(folder: string, commits: readonly Commit[], name: string): (JsonValue | undefined)[] {
  const output = execFileSync("git", ["cat-file", "--batch"], {
    cwd: folder,
    input: commits.map(({ id }) => `${id}:./${name}\n`).join(""),
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  let offset = 0;
  return commits.map(() => {
    const end = output.indexOf("\n", offset);
    const [, type, size] = output.toString("utf8", offset, end).split(" ");
    offset = end + 1;
    if (type !== "blob") return undefined;
    const text = output.toString("utf8", offset, offset + Number(size));
    offset += Number(size) + 1;
    return parseJson(text);
  });
}

function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}
