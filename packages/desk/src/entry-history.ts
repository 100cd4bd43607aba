import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { runGit } from "@capture/content/history/git";
import { isDocument } from "@capture/content/model/files-below";

/** A version of an entry. */
export type Version = NonNullable<ReturnType<typeof readVersions>>[number];

const MAX_VERSIONS = 30;
/** Separators that no name and no message contains. */
const [COMMIT, FIELD] = ["\u001e", "\u001f"];

/**
 * The versions of an entry: the file on the disk if it is not committed, and the last commits that changed it, also under
 * a former name.
 * @param folder path of data/
 * @param file path relative to the project: `data/products/pro.json`
 * @returns newest first: who committed it (empty if it is not committed yet), when it was committed or saved as an ISO time,
 * the first line of the commit's message, and the text of the file; undefined if the content has no such file, or there is no git repository
 */
export function readVersions(folder: string, file: string) {
  const name = file.replace(/^data\//, "");
  const isInside = file.startsWith("data/") && !name.split("/").some((part) => part === ".." || part === "");
  if (!isInside || name.includes("\0") || !isDocument(name) || !existsSync(join(folder, name))) return undefined;
  const log = runGit(folder, [
    "-c",
    "core.quotePath=false",
    "--literal-pathspecs",
    "log",
    "--follow",
    `--max-count=${MAX_VERSIONS}`,
    `--format=${["%x1e%H", "%an", "%aI", "%s"].join("%x1f")}`,
    "--name-only",
    "--relative",
    "--",
    name,
  ]);
  if (log === undefined) return undefined;
  const committed = log
    .split(COMMIT)
    .slice(1)
    .flatMap((part) => readVersion(folder, part));
  const text = readFileSync(join(folder, name), "utf8");
  if (committed[0]?.text === text) return committed;
  const { mtime } = statSync(join(folder, name));
  return [{ author: "", time: mtime.toISOString(), subject: "Saved, but not committed yet", text }, ...committed];
}

/** @param part the output of `git log` for a commit: its fields in a line, then the name of the file */
function readVersion(folder: string, part: string) {
  const [head = "", , name = ""] = part.split("\n");
  const [commit = "", author = "", time = "", subject = ""] = head.split(FIELD);
  const text = runGit(folder, ["show", `${commit}:./${name}`]);
  return text === undefined ? [] : [{ author, time, subject, text }];
}
