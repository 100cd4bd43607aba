import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { filesBelow } from "@capture/content/model/files-below";

/**
 * Copies the JSON files of a content folder, which the desk and tests change, and links to all other files, such as
 * pictures and films.
 * @param target path of a folder that does not exist
 */
export function linkContent(source: string, target: string): void {
  for (const name of filesBelow(source)) {
    const [from, to] = [resolve(source, name), join(target, name)];
    mkdirSync(dirname(to), { recursive: true });
    if (name.endsWith(".json")) copyFileSync(from, to);
    else symlinkSync(from, to);
  }
}

/** Writes a new file in place of one that may be a link, whose original stays as it is. */
export function replaceLinked(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  writeFileSync(path, bytes);
}
