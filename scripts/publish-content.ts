import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Makes one folder equal to another and touches only the files that differ, so
 * a watcher sees only what has changed.
 */
export function publishContent(from: string, to: string): void {
  const wanted = new Set(filesBelow(from));
  for (const name of filesBelow(to)) {
    if (!wanted.has(name)) rmSync(join(to, name));
  }
  for (const name of wanted) {
    if (same(join(from, name), join(to, name))) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    // In place: a file that goes and comes again costs Gatsby a node.
    copyFileSync(join(from, name), join(to, name));
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
}

function same(from: string, to: string): boolean {
  if (!existsSync(to) || statSync(from).size !== statSync(to).size) return false;
  return readFileSync(from).equals(readFileSync(to));
}
