import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { openPicture } from "@capture/content/model/open-picture";
import {
  largestLevelWidth,
  levelWidths,
  type Pyramid,
  TILE_BORDER_PX,
  TILE_CONTENT_PX,
  TILE_PX,
  tileGrid,
  tileName,
} from "@capture/viewer/formats/pyramid";
import { memoizeByMtime } from "../../lib/memoize-by-mtime";
import { forEachParallel } from "../../lib/for-each-parallel";
import { writeDerived, writeDerivedFolder } from "../../lib/write-once";

const FOLDER = "/static/tours";
/** Increase it when the cutting or the encoding changes, so that every tile gets a new URL. */
const VERSION = 1;
const CHANNELS = 3;
const CONCURRENCY = 4;

/** A higher effort saves 5 % of the bytes and takes 40 % longer. */
const TILE_WEBP = { quality: 88, effort: 2 };

const MAX_PREVIEW_BYTES = 60_000;
/** The second width is only for pictures that compress badly. */
const PREVIEW_WIDTHS_PX = [1280, 640];
const PREVIEW_QUALITIES = [80, 70, 60, 50, 40, 30];

/** Writes the preview and the tiles of a panorama into public/. */
export const writePyramid = memoizeByMtime(async (picture: string): Promise<Pyramid> => {
  const width = largestLevelWidth((await openPicture(picture).metadata()).autoOrient.width);
  const file = { folder: FOLDER, dependsOn: [VERSION] };
  const [preview, tiles] = await Promise.all([
    writeDerived(picture, { ...file, extension: ".webp" }, () => encodePreview(picture)),
    writeDerivedFolder(picture, { ...file, extension: "" }, (path) => writeTiles(picture, width, path)),
  ]);
  return { preview, tiles, width };
});

/**
 * Encodes the entire panorama with the best quality that keeps the file below the limit.
 * @throws Error when no quality does
 */
export async function encodePreview(picture: string): Promise<Buffer> {
  for (const width of PREVIEW_WIDTHS_PX) {
    const pixels = await openPicture(picture)
      .resize(width, width / 2, { fit: "fill" })
      .png()
      .toBuffer();
    for (const quality of PREVIEW_QUALITIES) {
      const encoded = await sharp(pixels).webp({ quality }).toBuffer();
      if (encoded.length <= MAX_PREVIEW_BYTES) return encoded;
    }
  }
  throw new Error(`${picture} has no preview of at most ${MAX_PREVIEW_BYTES} bytes. Reduce the noise of the picture.`);
}

/**
 * Writes the tiles of all levels of a panorama.
 * @param width width of the largest level, in pixels
 * @param folder path of the folder of tiles
 */
export async function writeTiles(picture: string, width: number, folder: string): Promise<void> {
  for (const [level, levelWidth] of levelWidths(width).entries()) await writeLevel(picture, level, levelWidth, folder);
}

/** Cuts a level one row of tiles at a time, because a level may have 400 MB of pixels. */
async function writeLevel(picture: string, level: number, width: number, folder: string): Promise<void> {
  const { columns, rows } = tileGrid(width);
  await mkdir(join(folder, dirname(tileName({ level, column: 0, row: 0 }))), { recursive: true });
  for (let row = 0; row < rows; row += 1) {
    const strip = await readStrip(picture, width, row);
    const raw = { width: columns * TILE_CONTENT_PX + 2 * TILE_BORDER_PX, height: TILE_PX, channels: CHANNELS } as const;
    await forEachParallel([...Array(columns).keys()], CONCURRENCY, async (column) => {
      const tile = sharp(strip, { raw }).extract({
        left: column * TILE_CONTENT_PX,
        top: 0,
        width: TILE_PX,
        height: TILE_PX,
      });
      await writeFile(join(folder, tileName({ level, column, row })), await tile.webp(TILE_WEBP).toBuffer());
    });
  }
}

/**
 * The pixels of a row of tiles with their borders. Left and right of the panorama follow its other end; above and below
 * it, and in the empty part of the last tiles, its last pixels are repeated.
 */
async function readStrip(picture: string, width: number, row: number): Promise<Buffer> {
  const height = width / 2;
  const top = row * TILE_CONTENT_PX - TILE_BORDER_PX;
  const firstRow = Math.max(0, top);
  const lastRow = Math.min(height, top + TILE_PX) - 1;
  const pixels = await openPicture(picture)
    .resize(width, height, { fit: "fill" })
    .extract({ left: 0, top: firstRow, width, height: lastRow - firstRow + 1 })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const rowBytes = width * CHANNELS;
  const border = TILE_BORDER_PX * CHANNELS;
  const stripRowBytes = tileGrid(width).columns * TILE_CONTENT_PX * CHANNELS + 2 * border;
  const strip = Buffer.alloc(stripRowBytes * TILE_PX);
  for (let y = 0; y < TILE_PX; y += 1) {
    const source = (Math.min(lastRow, Math.max(firstRow, top + y)) - firstRow) * rowBytes;
    const target = y * stripRowBytes;
    pixels.copy(strip, target, source + rowBytes - border, source + rowBytes);
    pixels.copy(strip, target + border, source, source + rowBytes);
    // The border after the last column, and the empty part of its tile.
    for (let end = target + border + rowBytes; end < target + stripRowBytes; end += rowBytes)
      pixels.copy(strip, end, source, source + Math.min(rowBytes, target + stripRowBytes - end));
  }
  return strip;
}
