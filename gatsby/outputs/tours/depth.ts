import { packDepth } from "../../../src/features/tours/formats/depth";
import { openPicture } from "../../../src/content/model/open-picture";
import { writeDerived } from "../../lib/write-once";

/** Increase it when the format changes, so that every file gets a new URL. */
const VERSION = 3;

/**
 * Writes the depth map of a panorama into public/. Not as a PNG, because reading one through a canvas loses half of the
 * bits and may change the others.
 * @param png path of a 16-bit gray PNG
 * @returns the URL path of the file
 */
export function writeDepth(png: string): Promise<string> {
  return writeDerived(png, { folder: "/static/tours", extension: ".depth", dependsOn: [VERSION] }, async () => {
    const { data, info } = await openPicture(png)
      .toColourspace("grey16")
      .raw({ depth: "ushort" })
      .toBuffer({ resolveWithObject: true });
    // A copy starts at an even address.
    const millimeters = new Uint16Array(Uint8Array.from(data).buffer);
    return packDepth({ width: info.width, height: info.height, millimeters });
  });
}
