import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { JsonValue } from "@capture/domain/lib/json-value";

/** Sorted paths of all files below a folder, such as `articles/1.json`, without hidden files. */
export function filesBelow(folder: string): string[] {
  return existsSync(folder) ? allFilesBelow(folder).filter((name) => !/(^|\/)\./.test(name)) : [];
}

/** Paths of all documents below the folder, such as `articles/1.json`, without the schemas. */
export function jsonFilesOf(folder: string): string[] {
  return filesBelow(folder).filter(isDocument);
}

/** The value of a JSON file; `undefined` when it does not exist or is not JSON: another process may be writing it. */
export function readJson(path: string): JsonValue | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as JsonValue;
  } catch {
    return undefined;
  }
}

/** Name of the file with the settings of a language, in its folder below `locales/`. */
export const LANGUAGE_FILE = "language.json";

/** The default locale, in the content that the build writes for another language. */
export const SOURCE_LANGUAGE_FILE = "locales/source.json";

/** A file of translated texts: `locales/de/products/pro.json`. It belongs to a document, and is none itself. */
const TRANSLATION = new RegExp(`^locales/[^/]+/(?!${LANGUAGE_FILE}$)`);

/** Whether a path relative to data/ is that of a document. */
export function isDocument(name: string): boolean {
  return name.endsWith(".json") && !name.startsWith("schemas/") && !TRANSLATION.test(name);
}

/** The path itself if it is a file; for a folder, the paths of all files below it, including hidden ones. */
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
 * The name of a file in the Unicode form in which the disk stores it: macOS may store ü as two characters, and a JSON file
 * may contain it as one. Returns the name unchanged when there is no such file.
 */
export function spelledOnDisk(folder: string, name: string): string {
  // Only names with characters other than ASCII have several forms.
  if (/^[\x20-\x7e]*$/.test(name)) return name;
  return filesBelow(folder).find((file) => file.normalize() === name.normalize()) ?? name;
}
