import type { GatsbyCache } from "gatsby";
import sharp from "sharp";
import { openPicture } from "../../src/content/model/open-picture";

/** The part of a File node that is used here. */
export interface PictureFileNode {
  readonly absolutePath: string;
  readonly internal: { readonly contentDigest: string };
}

/** gatsby-plugin-sharp's own: it takes the dominant color from a copy of this size. */
const COLOR_SAMPLE_PX = 200;
/** From this EXIF orientation on, width and height are stored the other way round. */
const FIRST_SIDEWAYS_ORIENTATION = 5;

/**
 * Gives gatsby-plugin-sharp the sides of a picture as it is shown. The plugin turns the picture upright when it scales
 * it, but computes its shape from the sides as they are stored, and crops a phone's portrait to a landscape. It looks
 * into its cache first, so the right sides are put there.
 * @param cache gatsby-transformer-sharp's
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
