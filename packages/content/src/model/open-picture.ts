import sharp, { type Sharp } from "sharp";

/**
 * Opens a picture file and rotates it upright: phones store portraits rotated by 90°, with the orientation in EXIF. All
 * code that reads pictures uses this function, so that every picture is drawn upright.
 */
export function openPicture(path: string): Sharp {
  return sharp(path).autoOrient();
}
