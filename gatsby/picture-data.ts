import type { CreateResolversArgs } from "gatsby";

interface Picture {
  readonly parent: string;
  readonly internal: { readonly contentDigest: string };
}

interface Context {
  /** Records that the page depends on the node. */
  nodeModel: { getNodeById(args: { id: string }): unknown };
}

type Resolve = (picture: Picture, args: object, context: Context, info: unknown) => unknown;

/**
 * Resolves the data of a picture once a build and not once a page. Gatsby's
 * own resolver reads the file and reports each of its sizes for every page
 * that shows it: 15 ms of the processor an article. `gatsby develop` asks it
 * every time, because it waits for the files.
 */
export function resolvePicturesOnce({ createResolvers }: CreateResolversArgs): void {
  if (process.env.NODE_ENV !== "production") return;
  const resolved = new Map<string, unknown>();
  const resolve: Resolve = (picture, args, context, info) => {
    context.nodeModel.getNodeById({ id: picture.parent });
    const key = JSON.stringify([picture.parent, picture.internal.contentDigest, args]);
    if (!resolved.has(key)) {
      const { originalResolver } = info as { originalResolver: Resolve };
      resolved.set(key, originalResolver(picture, args, context, info));
    }
    return resolved.get(key);
  };
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve } } });
}
