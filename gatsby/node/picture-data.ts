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
 * Resolves the data of a picture as it is shown, and once a build and not once a page. Gatsby's
 * own resolver reads the file and reports each of its sizes for every page
 * that shows it: 15 ms of the processor an article. `gatsby develop` asks it
 * every time, because it waits for the files.
 */
export function resolvePictures({ createResolvers, getCache }: CreateResolversArgs): void {
  const isBuild = process.env.NODE_ENV === "production";
  const cache = getCache("gatsby-transformer-sharp");
  const upright = new Map<string, Promise<void>>();
  const resolved = new Map<string, unknown>();
  const resolveUpright = async (file: PictureFileNode, ask: () => unknown): Promise<unknown> => {
    const { contentDigest } = file.internal;
    const known = upright.get(contentDigest) ?? cacheUprightSides(file, cache);
    upright.set(contentDigest, known);
    await known;
    return ask();
  };
  const resolve: Resolve = (picture, args, context, info) => {
    const file = context.nodeModel.getNodeById({ id: picture.parent });
    const { originalResolver } = info as { originalResolver: Resolve };
    const ask = (): unknown => originalResolver(picture, args, context, info);
    if (!isBuild) return resolveUpright(file, ask);
    const key = JSON.stringify([picture.parent, picture.internal.contentDigest, args]);
    if (!resolved.has(key)) resolved.set(key, resolveUpright(file, ask));
    return resolved.get(key);
  };
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve } } });
}
