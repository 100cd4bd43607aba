import { readdirSync } from "node:fs";
import { readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|webmanifest|depth)$/;
/** A compressed copy of a smaller file saves no network packet. */
const MIN_BYTES = 1024;
const CONCURRENCY = 4;

/**
 * The highest level of brotli saves a tenth and takes a page 120 ms of the
 * processor instead of 3. The first of a site's files get it, in the order
 * of their depth: scripts, the home page, lists. Thousands of entries do not.
 */
const MAX_FILES_AT_BEST_QUALITY = 1000;
const GOOD_QUALITY = 6;

/**
 * Writes a brotli and a gzip copy next to every text file of a built site. Copies
 * that an earlier build has made of the same file are kept.
 * @param root path of the built site
 * @param best how many files get the highest level of brotli
 */
export async function compressFiles(root: string, best = MAX_FILES_AT_BEST_QUALITY): Promise<void> {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const queue = paths.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1)).entries();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const [index, path] of queue) {
        await compress(path, index < best ? constants.BROTLI_MAX_QUALITY : GOOD_QUALITY);
      }
    }),
  );
}

async function compress(path: string, quality: number): Promise<void> {
  const { size, mtime } = await stat(path);
  if (size < MIN_BYTES) return;
  const copies = [`${path}.br`, `${path}.gz`];
  if ((await Promise.all(copies.map((copy) => isOf(copy, mtime)))).every(Boolean)) return;
  const bytes = await readFile(path);
  const made = [
    await promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ];
  for (const [index, copy] of copies.entries()) {
    await writeFile(copy, made[index] ?? bytes);
    // A copy bears the time of its file, as a sign of what it was made of.
    await utimes(copy, mtime, mtime);
  }
}

/** Whether a copy bears the time of its file, as near as file systems keep it. */
async function isOf(copy: string, mtime: Date): Promise<boolean> {
  const found = await stat(copy).catch(() => undefined);
  return found !== undefined && Math.abs(found.mtimeMs - mtime.getTime()) < 1;
}

function depth(path: string): number {
  return path.split(sep).length;
}
