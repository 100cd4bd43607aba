import sharp, { type Sharp, type SharpOptions } from "sharp";

/**
 * Opens a picture file as it is shown: a phone stores a portrait on its side and notes in EXIF how it was held. All of
 * our own pictures are opened here, so none is drawn on its side.
 */
export function openPicture(path: string, options?: SharpOptions): Sharp {
  return sharp(path, options).autoOrient();
}
