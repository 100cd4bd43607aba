import type { GatsbyCache } from "gatsby";
import sharp from "sharp";
import { openPicture } from "../../src/content/model/open-picture";

/** The part of a File node that is used here. */
export interface PictureFileNode {
  readonly absolutePath: string;
  readonly internal: { readonly contentDigest: string };
}

/** gatsby-plugin-sharp computes the dominant color from a copy of this size. */
const COLOR_SAMPLE_PX = 200;
/** From this EXIF orientation on, width and height are exchanged. */
const FIRST_SIDEWAYS_ORIENTATION = 5;

/**
 * Caches the width and height of an upright picture for gatsby-plugin-sharp. The plugin rotates a picture upright when it
 * scales it, but computes its aspect ratio from the sides as they are stored, and so crops a phone's portrait to a
 * landscape. It reads its cache before the file.
 * @param cache the cache of gatsby-transformer-sharp
 */
export async function cacheUprightSides(file: PictureFileNode, cache: GatsbyCache): Promise<void> {
  const { orientation = 1, autoOrient, density, format } = await openPicture(file.absolutePath).metadata();
  if (orientation < FIRST_SIDEWAYS_ORIENTATION) return;
  const sample = await openPicture(file.absolutePath)
    .resize(COLOR_SAMPLE_PX, COLOR_SAMPLE_PX, { fit: "inside", withoutEnlargement: true })
    .toBuffer();
  const { dominant } = await sharp(sample).stats();
  await cache.set(`metadata-${file.internal.contentDigest}`, {
    ...autoOrient,
    density,
    format,
    dominantColor: `#${Buffer.from([dominant.r, dominant.g, dominant.b]).toString("hex")}`,
  });
}
