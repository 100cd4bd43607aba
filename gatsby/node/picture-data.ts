import type { CreateResolversArgs, GatsbyCache } from "gatsby";
import sharp from "sharp";
import { openPicture } from "../../src/content/model/open-picture";

/** The part of a File node that is used here. */
interface PictureFileNode {
  readonly absolutePath: string;
  readonly internal: { readonly contentDigest: string };
}

interface Picture {
  readonly parent: string;
  readonly internal: { readonly contentDigest: string };
}

interface Context {
  /** Its getters also record that the page depends on the node. */
  nodeModel: { getNodeById(args: { id: string }): PictureFileNode };
}

type Resolve = (picture: Picture, args: object, context: Context, info: unknown) => unknown;

/** gatsby-plugin-sharp computes the dominant color from a copy of this size. */
const COLOR_SAMPLE_PX = 200;
/** EXIF orientations from this one on swap width and height. */
const FIRST_SIDEWAYS_ORIENTATION = 5;

/**
 * Resolves the data of a picture, rotated upright, once per build. Gatsby's own resolver reads the file and computes all
 * sizes again for each page that shows the picture, which takes 15 ms of CPU time per article. `gatsby develop` calls it
 * each time, because there it also waits until the files are written.
 */
export function resolvePictures({ createResolvers, getCache }: CreateResolversArgs): void {
  const isBuild = process.env.NODE_ENV === "production";
  const cache = getCache("gatsby-transformer-sharp");
  const cachedSides = new Map<string, Promise<void>>();
  const pictureData = new Map<string, unknown>();
  const resolveUpright = async (file: PictureFileNode, resolveOriginal: () => unknown): Promise<unknown> => {
    const { contentDigest } = file.internal;
    const sides = cachedSides.get(contentDigest) ?? cacheUprightSides(file, cache);
    cachedSides.set(contentDigest, sides);
    await sides;
    return resolveOriginal();
  };
  const resolve: Resolve = (picture, args, context, info) => {
    const file = context.nodeModel.getNodeById({ id: picture.parent });
    const { originalResolver } = info as { originalResolver: Resolve };
    const resolveOriginal = (): unknown => originalResolver(picture, args, context, info);
    if (!isBuild) return resolveUpright(file, resolveOriginal);
    const key = JSON.stringify([picture.parent, picture.internal.contentDigest, args]);
    if (!pictureData.has(key)) pictureData.set(key, resolveUpright(file, resolveOriginal));
    return pictureData.get(key);
  };
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve } } });
}

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
