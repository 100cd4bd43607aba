import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { memoizeByMtime } from "../../lib/memoize-by-mtime";

/** Below /static/ everything is served as unchanging: the names hold a hash of what the files were made of. */
const FOLDER = "/static/tours";
const NAME_LENGTH = 16;

/** The SHA-256 of a file's bytes, as hexadecimal digits. */
export const sha256Of = memoizeByMtime((path) => createHash("sha256").update(readFileSync(path)).digest("hex"));

/** The address of a file made of another: its name holds the hash of that, of the version of the maker and of more. */
export function hashedUrl(source: string, end: string, ...more: readonly unknown[]): string {
  const hash = createHash("sha256").update(JSON.stringify([sha256Of(source), end, ...more]));
  return `${FOLDER}/${hash.digest("hex").slice(0, NAME_LENGTH)}${end}`;
}
