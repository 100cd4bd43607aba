import { readFileSync } from "node:fs";
import { openPicture } from "../model/open-picture";
import type { PictureSize } from "./picture-sizes";

/** The formats that gatsby-plugin-sharp scales. It does not scale SVG and GIF, although sharp can read them. */
const FORMATS = ["jpeg", "png", "webp", "heif"];
/** Decoding to a small width is fast, because JPEG is scaled down while it is read. */
const DECODED_WIDTH_PX = 16;

/** Reads a JSON list of paths from standard input, decodes these pictures, and prints their sizes. */
async function decodePictures(): Promise<void> {
  const paths = JSON.parse(readFileSync(process.stdin.fd, "utf8")) as string[];
  process.stdout.write(JSON.stringify(await Promise.all(paths.map(sizeOf))));
}

/** The size of a picture; `null` when it cannot be decoded completely. */
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
