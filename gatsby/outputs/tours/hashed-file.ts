import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { memoizeByMtime } from "../../lib/memoize-by-mtime";

/** Files below /static/ are cached permanently, because a changed file gets a new name. */
const FOLDER = "/static/tours";
const NAME_LENGTH = 16;

/** The SHA-256 of a file's bytes, as hexadecimal digits. */
export const sha256Of = memoizeByMtime((path) => createHash("sha256").update(readFileSync(path)).digest("hex"));

/**
 * The URL path of a file that is made from a source file. Its name is a hash of the source and the other arguments.
 * @param source path of the source file
 * @param extension of the new file, such as `.depth`
 * @param more other values that the content depends on, such as the version of the format
 */
export function hashedUrl(source: string, extension: string, ...more: readonly unknown[]): string {
  const hash = createHash("sha256").update(JSON.stringify([sha256Of(source), extension, ...more]));
  return `${FOLDER}/${hash.digest("hex").slice(0, NAME_LENGTH)}${extension}`;
}
