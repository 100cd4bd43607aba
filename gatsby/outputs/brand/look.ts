import { join } from "node:path";
import { BRAND_FILE, readBrand, type FontRole } from "@capture/content/model/brand";
import { contentFolder } from "@capture/content/model/folder";
import { memoizeByMtime } from "../../lib/memoize-by-mtime";
import { brandFonts } from "./fonts";

/** A font as a TrueType file, for pictures and PDF. */
export interface FontFile {
  family: string;
  /** Path of the file. */
  file: string;
}

/** The brand as pictures and PDF use it. */
export type Look = ReturnType<typeof brandLook>;

const readLook = memoizeByMtime((path) => {
  const content = join(path, "../..");
  const { folder, files, borrowed } = brandFonts(content);
  const fontOf = (role: FontRole): FontFile => {
    const { family = "", file = "" } = files[role] ?? {};
    return { family, file: join(folder, file) };
  };
  const fonts = { heading: fontOf("heading"), body: fontOf("body"), mono: fontOf("mono") };
  // Characters that the body font lacks and the mono font has are borrowed.
  return { colors: readBrand(content).colors, fonts, borrowed };
});

/**
 * The brand of the content from which the site is built.
 * @throws Error when the brand cannot be read or its fonts cannot be made
 */
export function brandLook() {
  return readLook(join(contentFolder(), BRAND_FILE));
}
