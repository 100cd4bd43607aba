import { openPicture } from "../../../src/content/model/open-picture";
import { writeOnce } from "../../lib/write-once";
import { hashedUrl } from "./hashed-file";

/**
 * Lays the depth of a panorama into public/ as plain 16-bit numbers, little
 * end first, row by row, behind its width and height. Read through a canvas,
 * a PNG would lose half of its bits, and some browsers change the rest.
 * @returns the file's address
 */
export async function depthAddress(png: string): Promise<string> {
  const address = hashedUrl(png, ".depth", 1);
  await writeOnce(address, async () => {
    const { data, info } = await openPicture(png)
      .toColourspace("grey16")
      .raw({ depth: "ushort" })
      .toBuffer({ resolveWithObject: true });
    const head = Buffer.alloc(4);
    head.writeUInt16LE(info.width, 0);
    head.writeUInt16LE(info.height, 2);
    return Buffer.concat([head, data]);
  });
  return address;
}
