import { openPicture } from "../../../src/content/model/open-picture";
import { writeOnce } from "../../lib/write-once";
import { hashedUrl } from "./hashed-file";

/**
 * Writes the depth of a panorama into public/: width and height, then the pixels row by row, all as 16-bit little-endian
 * numbers. A browser that reads a PNG through a canvas loses half of its bits, and may change the rest.
 * @param png path of a 16-bit gray PNG
 * @returns the URL path of the file
 */
export async function writeDepth(png: string): Promise<string> {
  const url = hashedUrl(png, ".depth", 1);
  await writeOnce(url, async () => {
    const { data, info } = await openPicture(png)
      .toColourspace("grey16")
      .raw({ depth: "ushort" })
      .toBuffer({ resolveWithObject: true });
    const head = Buffer.alloc(4);
    head.writeUInt16LE(info.width, 0);
    head.writeUInt16LE(info.height, 2);
    return Buffer.concat([head, data]);
  });
  return url;
}
