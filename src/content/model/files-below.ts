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

/**
 * The name of a file as the disk spells it: macOS writes the ü of a name as two characters where a JSON file has one.
 * Returns the name itself when there is no such file.
 */
export function spelledOnDisk(folder: string, name: string): string {
  // Only letters beyond ASCII have two spellings.
  if (/^[\x20-\x7e]*$/.test(name)) return name;
  return filesBelow(folder).find((file) => file.normalize() === name.normalize()) ?? name;
}
