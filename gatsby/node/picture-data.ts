import type { CreateResolversArgs } from "gatsby";
import { cacheUprightSides, type PictureFileNode } from "./upright-pictures";

interface Picture {
  readonly parent: string;
  readonly internal: { readonly contentDigest: string };
}

interface Context {
  /** Records that the page depends on the node. */
  nodeModel: { getNodeById(args: { id: string }): PictureFileNode };
}

type Resolve = (picture: Picture, args: object, context: Context, info: unknown) => unknown;

/**
 * Resolves the data of an upright picture once per build. Gatsby's own resolver reads the file and computes all sizes
 * again for each page that shows the picture, which takes 15 ms of the processor per article. In `gatsby develop` it is
 * called each time, because it waits for the files.
 */
export function resolvePictures({ createResolvers, getCache }: CreateResolversArgs): void {
  const isBuild = process.env.NODE_ENV === "production";
  const cache = getCache("gatsby-transformer-sharp");
  const upright = new Map<string, Promise<void>>();
  const resolved = new Map<string, unknown>();
  const resolveUpright = async (file: PictureFileNode, resolveOriginal: () => unknown): Promise<unknown> => {
    const { contentDigest } = file.internal;
    const cached = upright.get(contentDigest) ?? cacheUprightSides(file, cache);
    upright.set(contentDigest, cached);
    await cached;
    return resolveOriginal();
  };
  const resolve: Resolve = (picture, args, context, info) => {
    const file = context.nodeModel.getNodeById({ id: picture.parent });
    const { originalResolver } = info as { originalResolver: Resolve };
    const resolveOriginal = (): unknown => originalResolver(picture, args, context, info);
    if (!isBuild) return resolveUpright(file, resolveOriginal);
    const key = JSON.stringify([picture.parent, picture.internal.contentDigest, args]);
    if (!resolved.has(key)) resolved.set(key, resolveUpright(file, resolveOriginal));
    return resolved.get(key);
  };
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve } } });
}
