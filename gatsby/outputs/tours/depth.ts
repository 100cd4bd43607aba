import { openPicture } from "../../../src/content/model/open-picture";
import { writeDerived } from "../../lib/write-once";

/** Increase it when the format changes, so that every file gets a new URL. */
const VERSION = 1;

/**
 * Writes the depth map of a panorama into public/: width and height, then the pixels row by row, all as 16-bit
 * little-endian numbers. Not a PNG, because reading one through a canvas loses half of the bits and may change the others.
 * @param png path of a 16-bit gray PNG
 * @returns the URL path of the file
 */
export function writeDepth(png: string): Promise<string> {
  return writeDerived(png, { folder: "/static/tours", extension: ".depth", dependsOn: [VERSION] }, async () => {
    const { data, info } = await openPicture(png)
      .toColourspace("grey16")
      .raw({ depth: "ushort" })
      .toBuffer({ resolveWithObject: true });
    const head = Buffer.alloc(4);
    head.writeUInt16LE(info.width, 0);
    head.writeUInt16LE(info.height, 2);
    return Buffer.concat([head, data]);
  });
}
