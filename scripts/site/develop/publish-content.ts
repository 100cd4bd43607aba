import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "@capture/content/model/files-below";

/** Modification times that differ by less are equal, because `utimesSync` rounds them. */
const MIN_TIME_DIFFERENCE_MS = 1;

/** Extension of the temporary file that Chrome writes before it replaces a file. */
const SWAP_EXTENSION = ".crswap";

/**
 * Updates the folder `to` to equal `from`. Writes only files that differ, so that a watcher is notified only of changes.
 */
export function publishContent(from: string, to: string): void {
  const sources = new Set(filesBelow(from).filter((name) => !name.endsWith(SWAP_EXTENSION)));
  for (const name of filesBelow(to)) {
    if (!sources.has(name)) rmSync(join(to, name));
  }
  for (const name of sources) {
    if (isSame(join(from, name), join(to, name))) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    // Times are read before the copy: a write during the copy then results in a later time, and the next run copies the file.
    const { atime, mtime } = statSync(join(from, name));
    // Overwritten in place, because Gatsby deletes the node of a file that is removed and created again.
    copyFileSync(join(from, name), join(to, name));
    utimesSync(join(to, name), atime, mtime);
  }
}

/**
 * Compares size and modification time, which copies keep. Reading every picture would delay each save. A document in
 * another language is written again each time, so its text is compared too.
 */
function isSame(from: string, to: string): boolean {
  const [source, copy] = [statSync(from), statSync(to, { throwIfNoEntry: false })];
  if (copy?.size !== source.size) return false;
  const hasSameTime = Math.abs(copy.mtimeMs - source.mtimeMs) < MIN_TIME_DIFFERENCE_MS;
  return hasSameTime || (from.endsWith(".json") && readFileSync(from).equals(readFileSync(to)));
}
