import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesBelow, readJson } from "../model/files-below";

/** The size of a picture in pixels, after its EXIF rotation. */
export interface PictureSize {
  width: number;
  height: number;
  /** The EXIF orientation of the file; 1 is upright. */
  orientation: number;
}

export const PICTURE_EXTENSION = /\.(jpe?g|png|webp|avif)$/i;

/** Folder with a file for each decoded picture, named by the hash of its bytes: decoding takes 10 ms per picture. */
const CACHE = resolve("node_modules/.cache/picture-sizes");
const DECODER = resolve("packages/content/src/check/decode-pictures.ts");

/**
 * Returns a function that looks up the size of a picture by its path relative to the folder, in NFC. The size is
 * `undefined` for a file that cannot be decoded completely. The first call decodes all pictures.
 */
export function pictureSizes(folder: string): (name: string) => PictureSize | undefined {
  let sizes: ReadonlyMap<string, PictureSize | null> | undefined;
  return (name) => {
    sizes ??= readSizes(folder);
    return sizes.get(name) ?? undefined;
  };
}

function readSizes(folder: string): ReadonlyMap<string, PictureSize | null> {
  const pictures = filesBelow(folder)
    .filter((name) => PICTURE_EXTENSION.test(name))
    .map((name) => ({ name: name.normalize(), path: join(folder, name), cache: cachePath(join(folder, name)) }));
  const sizes = new Map(pictures.map(({ cache }) => [cache, readJson(cache) as PictureSize | null | undefined]));
  const unknown = pictures.filter(({ cache }) => sizes.get(cache) === undefined);
  const decoded = decodePictures(unknown.map(({ path }) => path));
  unknown.forEach(({ cache }, index) => {
    const size = decoded[index] ?? null;
    sizes.set(cache, size);
    writeCache(cache, size);
  });
  return new Map(pictures.map(({ name, cache }) => [name, sizes.get(cache) ?? null]));
}

/** Decodes in another process, because the check is synchronous and sharp is not. */
function decodePictures(paths: readonly string[]): (PictureSize | null)[] {
  if (paths.length === 0) return [];
  const output = execFileSync(process.execPath, ["--import", "tsx", DECODER], { input: JSON.stringify(paths) });
  return JSON.parse(output.toString()) as (PictureSize | null)[];
}

const cachePath = (path: string): string =>
  join(CACHE, `${createHash("sha256").update(readFileSync(path)).digest("hex")}.json`);

function writeCache(path: string, size: PictureSize | null): void {
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(path, JSON.stringify(size));
  } catch {
    // Without write access the pictures are decoded again next time.
  }
}
