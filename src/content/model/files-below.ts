import { existsSync, lstatSync, readdirSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Sorted paths of all files below a folder, such as `articles/1.json`. Hidden files are left out. */
export function filesBelow(folder: string): string[] {
  return existsSync(folder) ? allFilesBelow(folder).filter((name) => !/(^|\/)\./.test(name)) : [];
}

/** The paths of all files at a path: the file itself, or all files in a folder, including hidden ones. */
export function filesAt(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return allFilesBelow(path)
    .map((name) => join(path, name))
    .filter((name) => lstatSync(name).isFile());
}

function allFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();
}

/**
 * The name of a file as the disk spells it: macOS may write ü as two characters where a JSON file has one.
 * Returns the name unchanged when there is no such file.
 */
export function spelledOnDisk(folder: string, name: string): string {
  // Only characters beyond ASCII have two spellings.
  if (/^[\x20-\x7e]*$/.test(name)) return name;
  return filesBelow(folder).find((file) => file.normalize() === name.normalize()) ?? name;
}
