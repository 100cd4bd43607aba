import type { CreateResolversArgs, GatsbyCache } from "gatsby";
import sharp from "sharp";
import { openPicture } from "../../src/content/model/open-picture";
import { findFocalPoint, focalRegion, type FocalPointModel } from "../lib/focal-points";

/** The part of a File node that is used here. */
interface PictureFileNode {
  readonly absolutePath: string;
  readonly relativePath: string;
  readonly internal: { readonly contentDigest: string };
}

interface Picture {
  readonly parent: string;
  readonly internal: { readonly contentDigest: string };
}

interface Context {
  /** Its getters also record that the page depends on the node. */
  nodeModel: FocalPointModel & { getNodeById(args: { id: string }): PictureFileNode };
}

/** The part of the arguments of `gatsbyImageData` that is used here. */
interface PictureArgs {
  readonly aspectRatio?: number | null;
}

type Resolve = (picture: Picture, args: PictureArgs, context: Context, info: unknown) => unknown;

/** gatsby-plugin-sharp computes the dominant color from a copy of this size. */
const COLOR_SAMPLE_PX = 200;
/** EXIF orientations from this one on swap width and height. */
const FIRST_SIDEWAYS_ORIENTATION = 5;

/**
 * Resolves the data of a picture, rotated upright, once per build. Gatsby's own resolver reads the file and computes all
 * sizes again for each page that shows the picture, which takes 15 ms of CPU time per article. `gatsby develop` calls it
 * each time, because there it also waits until the files are written.
 *
 * The data of a picture with a focal point (data/focal-points.json) also has `objectPosition`, and its copies are cropped
 * around that point.
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
  const resolve: Resolve = async (picture, args, context, info) => {
    const file = context.nodeModel.getNodeById({ id: picture.parent });
    const position = await findFocalPoint(context.nodeModel, file.relativePath);
    const { originalResolver } = info as { originalResolver: Resolve };
    const resolveWith = (focusedArgs: PictureArgs): unknown => originalResolver(picture, focusedArgs, context, info);
    const resolveOriginal = async (): Promise<unknown> => {
      if (position === null) return resolveWith(args);
      const data = await resolveWith({ ...args, ...(await cropArgs(file, args, position)) });
      return { ...(data as object), objectPosition: position };
    };
    if (!isBuild) return resolveUpright(file, resolveOriginal);
    const key = JSON.stringify([picture.parent, picture.internal.contentDigest, args, position]);
    if (!pictureData.has(key)) pictureData.set(key, resolveUpright(file, resolveOriginal));
    return pictureData.get(key);
  };
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve } } });
}

/** The region to which gatsby-plugin-sharp-patches crops the copies. */
async function cropArgs(file: PictureFileNode, { aspectRatio }: PictureArgs, position: string): Promise<object> {
  if (typeof aspectRatio !== "number") return {};
  const { autoOrient } = await openPicture(file.absolutePath).metadata();
  return { transformOptions: { cropFocus: focalRegion(autoOrient, aspectRatio, position) } };
}

/**
 * Caches the width and height that a picture has after its EXIF rotation, for gatsby-plugin-sharp. The plugin rotates a
 * picture when it scales it, but computes the aspect ratio from the stored width and height, and so crops a portrait from a
 * phone to landscape. The plugin uses cached values instead of reading the file.
 * @param cache the cache of gatsby-transformer-sharp
 */
export async function cacheUprightSides(
  file: Omit<PictureFileNode, "relativePath">,
  cache: GatsbyCache,
): Promise<void> {
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
