import type { CreateResolversArgs } from "gatsby";
import { openPicture } from "@capture/content/model/open-picture";
import { findFocalPoint, focalRegion, type FocalPointModel } from "../lib/focal-points";

/** The part of a File node that is used here. */
interface PictureFileNode {
  readonly absolutePath: string;
  readonly relativePath: string;
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

/**
 * Resolves the data of a picture once per build. Gatsby's own resolver reads the file and computes all sizes again for
 * each page that shows the picture, which takes 15 ms of CPU time per article. `gatsby develop` calls it each time, because
 * there it also waits until the files are written.
 *
 * The data of a picture with a focal point (data/focal-points.json) also has `objectPosition`, and its copies are cropped
 * around that point.
 */
export function resolvePictures({ createResolvers }: CreateResolversArgs): void {
  const isBuild = process.env.NODE_ENV === "production";
  const pictureData = new Map<string, unknown>();
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
    if (!isBuild) return resolveOriginal();
    const key = JSON.stringify([picture.parent, picture.internal.contentDigest, args, position]);
    if (!pictureData.has(key)) pictureData.set(key, resolveOriginal());
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
