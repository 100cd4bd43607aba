import { readdirSync, rmSync } from "node:fs";
import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { HOST_RULES_FOLDER } from "@capture/domain/host/host-files";
import { forEachParallel } from "../lib/for-each-parallel";

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|md|webmanifest|depth|glb|wasm)$/;
/** The ending of a compressed copy. */
const COPY = /\.(br|gz)$/;
/** Compressing a smaller file would not save a network packet. */
const MIN_BYTES = 1024;
const CONCURRENCY = 4;
/** File systems keep times to the millisecond or better. */
const MAX_TIME_DIFFERENCE_MS = 1;

/**
 * The best quality of brotli saves a tenth of the bytes, but takes 120 ms of CPU time per page instead of 3 ms. The files
 * nearest to the root get it: scripts, the home page and lists, but not thousands of entries.
 */
const MAX_FILES_AT_BEST_QUALITY = 1000;
const GOOD_QUALITY = 6;

/**
 * Writes a brotli and a gzip copy next to every text file, depth, model (GLB) and WebAssembly of a built site, unless an earlier build has compressed the same
 * file.
 * @param root path of the built site
 * @param maxAtBestQuality number of files that are compressed with the best quality of brotli
 */
export async function compressFiles(root: string, maxAtBestQuality = MAX_FILES_AT_BEST_QUALITY): Promise<void> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !relative(root, entry.parentPath).startsWith(HOST_RULES_FOLDER))
    .map((entry) => join(entry.parentPath, entry.name));
  removeStaleCopies(files);
  const paths = files.filter((path) => COMPRESSIBLE.test(path)).sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  await forEachParallel(paths, CONCURRENCY, (path, index) =>
    compress(path, index < maxAtBestQuality ? constants.BROTLI_MAX_QUALITY : GOOD_QUALITY),
  );
}

/** Removes the copies of files that an earlier build has written and this one has not. Some hosts would serve them. */
function removeStaleCopies(files: readonly string[]): void {
  const known = new Set(files);
  for (const path of files) if (COPY.test(path) && !known.has(path.replace(COPY, ""))) rmSync(path);
}

async function compress(path: string, quality: number): Promise<void> {
  const { size, mtime } = await stat(path);
  if (size < MIN_BYTES) return;
  const copies = [`${path}.br`, `${path}.gz`];
  if ((await Promise.all(copies.map((copy) => hasTime(copy, mtime)))).every(Boolean)) return;
  const bytes = await readFile(path);
  const compressed = [
    await promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ];
  for (const [index, copy] of copies.entries()) {
    // The copy of an earlier build may be a hard link to that of a release.
    await rm(copy, { force: true });
    await writeFile(copy, compressed[index] ?? bytes);
    // The next build compares the times of file and copy to see whether the copy is current.
    await utimes(copy, mtime, mtime);
  }
}

/** Whether a file exists and was modified at this time. */
async function hasTime(path: string, mtime: Date): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats !== undefined && Math.abs(stats.mtimeMs - mtime.getTime()) < MAX_TIME_DIFFERENCE_MS;
}

function depth(path: string): number {
  return path.split(sep).length;
}
