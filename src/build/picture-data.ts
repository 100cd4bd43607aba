import type { CreateResolversArgs } from "gatsby";

interface Picture {
  readonly parent: string;
  readonly internal: { readonly contentDigest: string };
}

interface Context {
  /** Notes on the page that it depends on the node. */
  nodeModel: { getNodeById(args: { id: string }): unknown };
}

type Resolve = (picture: Picture, args: object, context: Context, info: unknown) => unknown;

/**
 * Lets a build describe a picture once for all pages that show it in the same
 * way. Gatsby's resolver reads the whole file and tells the main process of
 * each of its sizes again for every page: 15 ms of the processor for an article.
 * While somebody edits, it is asked every time, since it waits for the files.
 */
export function describePicturesOnce({ createResolvers }: CreateResolversArgs): void {
  if (process.env.NODE_ENV !== "production") return;
  const described = new Map<string, unknown>();
  const resolve: Resolve = (picture, args, context, info) => {
    context.nodeModel.getNodeById({ id: picture.parent });
    const key = JSON.stringify([picture.parent, picture.internal.contentDigest, args]);
    if (!described.has(key)) {
      const { originalResolver } = info as { originalResolver: Resolve };
      described.set(key, originalResolver(picture, args, context, info));
    }
    return described.get(key);
  };
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve } } });
}
