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
/** EXIF orientations from this one on swap width and height. */
const FIRST_SIDEWAYS_ORIENTATION = 5;

/**
 * Caches the width and height that a picture has after its EXIF rotation, for gatsby-plugin-sharp. The plugin rotates a
 * picture when it scales it, but computes the aspect ratio from the stored width and height, and so crops a portrait from a
 * phone to landscape. The plugin uses cached values instead of reading the file.
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
