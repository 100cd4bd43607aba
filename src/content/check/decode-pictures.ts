import { readFileSync } from "node:fs";
import { openPicture } from "../model/open-picture";
import type { PictureSize } from "./picture-sizes";

/** What gatsby-plugin-sharp scales. Others that sharp can read, SVG and GIF, are not scaled. */
const FORMATS = ["jpeg", "png", "webp", "heif"];
/** JPEG is scaled down while it is read, which is fast. */
const DECODED_WIDTH_PX = 16;

/** Decodes the pictures that standard input names as a JSON list of paths, and prints their sizes. */
async function decodePictures(): Promise<void> {
  const paths = JSON.parse(readFileSync(process.stdin.fd, "utf8")) as string[];
  process.stdout.write(JSON.stringify(await Promise.all(paths.map(sizeOf))));
}

/** The size of a picture; `null` when it cannot be decoded to its end. */
async function sizeOf(path: string): Promise<PictureSize | null> {
  try {
    const { format, orientation = 1, autoOrient } = await openPicture(path).metadata();
    if (!FORMATS.includes(format)) return null;
    await openPicture(path).resize(DECODED_WIDTH_PX).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height, orientation };
  } catch {
    return null;
  }
}

void decodePictures();
