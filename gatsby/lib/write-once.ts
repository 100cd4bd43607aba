import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { memoizeByMtime } from "./memoize-by-mtime";

const HASH_LENGTH = 16;

/** Path of the file in public/ that is served at a URL path. */
export const builtFile = (urlPath: string): string => resolve(`public${urlPath}`);

/**
 * Writes the file of a URL path unless an earlier build has written it.
 * @param urlPath contains a hash of the data from which the file is made
 */
export const writeOnce = (urlPath: string, make: () => Promise<Uint8Array> | Uint8Array): Promise<void> =>
  createOnce(urlPath, async (path) => writeFile(path, await make()));

/** Creates a file or a folder unless it exists. */
async function createOnce(urlPath: string, create: (path: string) => Promise<void>): Promise<void> {
  const path = builtFile(urlPath);
  if (existsSync(path)) return;
  await mkdir(dirname(path), { recursive: true });
  // A build that stops halfway must not leave something incomplete under its final name.
  const partial = `${path}.${randomUUID()}`;
  await create(partial);
  await rename(partial, path);
}

/** The SHA-256 of a file's bytes, as hexadecimal digits. */
export const sha256Of = memoizeByMtime((path) => createHash("sha256").update(readFileSync(path)).digest("hex"));

interface DerivedFile {
  /** URL path of its folder. */
  folder: string;
  /** Such as `.depth`. */
  extension: string;
  /** What its content depends on besides the source file, such as the version of its format. */
  dependsOn: readonly unknown[];
}

/**
 * Writes a file that is made from a source file, unless an earlier build has written it. Its name is a hash of what it
 * depends on.
 * @param source path of the source file
 * @returns the URL path of the new file
 */
export async function writeDerived(
  source: string,
  file: DerivedFile,
  make: () => Promise<Uint8Array> | Uint8Array,
): Promise<string> {
  const url = derivedUrl(source, file);
  await writeOnce(url, make);
  return url;
}

/**
 * Writes a folder of files that are made from a source file, unless an earlier build has written it. Its name is a hash
 * of what it depends on.
 * @param source path of the source file
 * @param fill writes the files into the folder with the given path
 * @returns the URL path of the new folder
 */
export async function writeDerivedFolder(
  source: string,
  file: DerivedFile,
  fill: (path: string) => Promise<void>,
): Promise<string> {
  const url = derivedUrl(source, file);
  await createOnce(url, async (path) => {
    await mkdir(path);
    await fill(path);
  });
  return url;
}

function derivedUrl(source: string, { folder, extension, dependsOn }: DerivedFile): string {
  const hash = createHash("sha256").update(JSON.stringify([sha256Of(source), extension, ...dependsOn]));
  return `${folder}/${hash.digest("hex").slice(0, HASH_LENGTH)}${extension}`;
}
