import { statSync } from "node:fs";
import { join } from "node:path";
import { valuesAt, type Entry } from "../check/collection";
import { counted, type Problem } from "../check/problem";
import { runGit } from "../history/git";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A draft without a change for longer is due. */
const MAX_DRAFT_DAYS = 30;

/** The draft, if its file has not changed for more than 30 days. */
export function oldDrafts(entry: Entry, folder: string): Problem[] {
  if (valuesAt(entry.value, ["draft"])[0] !== true) return [];
  const changed = lastChangeOf(folder, entry.file.name);
  const days = Math.floor((Date.now() - changed.getTime()) / DAY_MS);
  if (days <= MAX_DRAFT_DAYS) return [];
  const day = changed.toISOString().slice(0, 10);
  const message = `this draft has not changed since ${day}, ${counted(days, "day", "days")} ago; publish or delete it.`;
  return [entry.file.problem(["draft"], message)];
}

/** The time of the last change of a file: that of its last commit, or of the file itself if it has uncommitted changes or is in no repository. */
function lastChangeOf(folder: string, name: string): Date {
  const committed = runGit(folder, ["log", "-1", "--format=%cI", "--", name])?.trim() ?? "";
  const isCommitted = committed !== "" && runGit(folder, ["status", "--porcelain", "--", name]) === "";
  return isCommitted ? new Date(committed) : statSync(join(folder, name)).mtime;
}
