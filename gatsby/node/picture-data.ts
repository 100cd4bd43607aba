import type { CreateResolversArgs } from "gatsby";
import { cacheUprightSides, type PictureFileNode } from "./upright-pictures";

interface Picture {
  readonly parent: string;
  readonly internal: { readonly contentDigest: string };
}

interface Context {
  /** Its getters also record that the page depends on the node. */
  nodeModel: { getNodeById(args: { id: string }): PictureFileNode };
}

type Resolve = (picture: Picture, args: object, context: Context, info: unknown) => unknown;

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
