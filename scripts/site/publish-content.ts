import { copyFileSync, mkdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "../../src/content/model/files-below";

/** A copy of a file loses the digits of its modification time below this. */
const MIN_TIME_DIFFERENCE_MS = 1;

/** The temporary file that Chrome writes before it replaces a file. */
const SWAP = ".crswap";

/**
 * Makes one folder equal to another and touches only the files that differ, so
 * a watcher sees only what has changed.
 */
export function publishContent(from: string, to: string): void {
  const wanted = new Set(filesBelow(from).filter((name) => !name.endsWith(SWAP)));
  for (const name of filesBelow(to)) {
    if (!wanted.has(name)) rmSync(join(to, name));
  }
  for (const name of wanted) {
    if (same(join(from, name), join(to, name))) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    // Read before the copy: a write during the copy has a later time, so the next run copies it.
    const { atime, mtime } = statSync(join(from, name));
    // In place: a file that goes and comes again costs Gatsby a node.
    copyFileSync(join(from, name), join(to, name));
    utimesSync(join(to, name), atime, mtime);
  }
}

/** By size and time of change, which a copy keeps: reading every picture would hold up each save. */
function same(from: string, to: string): boolean {
  const [wanted, there] = [statSync(from), statSync(to, { throwIfNoEntry: false })];
  return there?.size === wanted.size && Math.abs(there.mtimeMs - wanted.mtimeMs) < MIN_TIME_DIFFERENCE_MS;
}
