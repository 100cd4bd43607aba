import sharp, { type Sharp, type SharpOptions } from "sharp";

/**
 * Opens a picture file and rotates it upright: a phone stores a portrait on its side, with the orientation in EXIF. All code
 * that reads pictures uses this function, so that none is drawn on its side.
 */
export function openPicture(path: string, options?: SharpOptions): Sharp {
  return sharp(path, options).autoOrient();
}
