import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { deserialize, serialize } from "node:v8";
import { filesAt } from "../src/content/model/files-below";

/** The files of the desk, by path below /admin/. */
export type DeskFiles = ReadonlyMap<string, Uint8Array>;

/** Folder with the last bundle, in a file named by its key: bundling takes a second. */
const CACHE = resolve("node_modules/.cache/desk");

/**
 * The inputs of a bundle, relative to the project: our code with the patches of Sveltia, and the installed versions of
 * all packages, esbuild included.
 */
const INPUTS = ["desk", "src", "tsconfig.json", "node_modules/.package-lock.json"];

/**
 * A hash of everything that determines the bundle.
 * @param project path of the project
 * @param options the options of esbuild
 */
export function bundleKey(project: string, options: object): string {
  const hash = createHash("sha256").update(JSON.stringify(options));
  for (const file of INPUTS.flatMap((input) => filesAt(join(project, input)))) {
    hash.update(`\n${file.slice(project.length)}\n`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * The files of a bundle, from the cache if it contains them.
 * @param make bundles the files
 * @param cache path of the folder of the cache
 */
export async function readOrBundle(
  key: string,
  make: () => Promise<DeskFiles>,
  cache: string = CACHE,
): Promise<DeskFiles> {
  const cached = readBundle(join(cache, key));
  if (cached) return cached;
  const files = await make();
  try {
    replaceBundle(cache, key, files);
  } catch {
    // Without write access the desk is bundled again next time.
  }
  return files;
}

/** The bundle in a file; `undefined` if there is none that can be read. */
function readBundle(path: string): DeskFiles | undefined {
  try {
    return deserialize(readFileSync(path)) as DeskFiles;
  } catch {
    return undefined;
  }
}

/** Writes a bundle and removes earlier ones. */
function replaceBundle(cache: string, key: string, files: DeskFiles): void {
  mkdirSync(cache, { recursive: true });
  // Another process may read or write the same file at this time, so it appears only when it is complete.
  const unfinished = join(cache, `${key}-${process.pid}`);
  writeFileSync(unfinished, serialize(files));
  renameSync(unfinished, join(cache, key));
  for (const name of readdirSync(cache)) if (!name.startsWith(key)) rmSync(join(cache, name), { force: true });
}
