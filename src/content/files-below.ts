import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Paths of all files below a folder in order, as `articles/1.json`. What begins with a dot is left out. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .filter((name) => !/(^|\/)\./.test(name))
    .sort();
}
