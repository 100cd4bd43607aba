import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The paths of all files below a folder, in order; of a file, itself. */
export function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
