import { readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";

/**
 * Tells the widths of a folder's pictures from their headers, in pixels, and
 * remembers them; `undefined` for a file that is no picture.
 */
export function pictureWidths(folder: string): (name: string) => number | undefined {
  const widths = new Map<string, number | undefined>();
  return (name) => {
    if (!widths.has(name)) widths.set(name, widthOf(join(folder, name)));
    return widths.get(name);
  };
}

function widthOf(path: string): number | undefined {
  try {
    return imageSize(readFileSync(path)).width;
  } catch {
    return undefined;
  }
}
