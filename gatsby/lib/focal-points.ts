import type { Region, Sharp } from "sharp";
import { openPicture } from "@capture/content/model/open-picture";
import type { NodeModel } from "./node-model";

/** The document data/focal-points.json. */
interface FocalPoints {
  readonly items: readonly { readonly picture: string; readonly position: string }[];
}

/** The part of Gatsby's node model that is used here. */
export type FocalPointModel = Pick<NodeModel, "findAll">;

export type Size = Pick<Region, "width" | "height">;

/**
 * The focal point of a picture as a value of `object-position`, such as `80% 50%`; null if it has none. Records the
 * dependency: Gatsby resolves the field again when a focal point changes.
 * @param name path of the picture below the content folder
 */
export async function findFocalPoint(model: FocalPointModel, name: string): Promise<string | null> {
  const [document] = (await model.findAll<FocalPoints>({ type: "FocalPoints" })).entries;
  return document?.items.find(({ picture }) => picture.normalize() === name.normalize())?.position ?? null;
}

/** The part of a picture that `object-fit: cover` with this `object-position` shows in a box of the given aspect ratio. */
export function focalRegion({ width, height }: Size, ratio: number, position: string): Region {
  const [x = 0, y = 0] = position.split(" ").map((part) => Number.parseInt(part, 10) / 100);
  const region = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  return { left: Math.round((width - region.width) * x), top: Math.round((height - region.height) * y), ...region };
}

/** Opens a picture and scales it to a size. It is cropped around its focal point, or else around its center. */
export async function openCropped(path: string, size: Size, position: string | null): Promise<Sharp> {
  const picture = openPicture(path);
  if (position === null) return picture.resize(size.width, size.height);
  const { autoOrient } = await picture.metadata();
  return picture.extract(focalRegion(autoOrient, size.width / size.height, position)).resize(size.width, size.height);
}
