import { readBrand } from "@capture/content/model/brand";
import { readMark } from "@capture/content/model/mark";
import { brandFonts } from "./fonts";

/**
 * The values that `src/theme/brand.d.ts` declares. The browser gets only those that its code imports.
 * @param content path of data/ or of a copy of it
 */
export function brandValues(content: string) {
  const { themeColor, colors, radii } = readBrand(content);
  const { ramp, ink, bone } = colors;
  const { left, top, width, height, shapes } = readMark(content);
  const { faces, firstFonts, stacks } = brandFonts(content);
  return {
    themeColor,
    ramp,
    // Markers of list items have a color of the ramp.
    bands: { ink: { ...ink, mark: ramp[0] }, bone: { ...bone, mark: ramp[2] } },
    inkRgb: channels(ink.background),
    inkTextRgb: channels(ink.text),
    radii,
    fonts: stacks,
    fontFaces: faces,
    firstFonts,
    mark: { viewBox: [left, top, width, height].join(" "), shapes },
    markRatio: width / height,
  };
}

/** The channels of a color for `rgb(… / .72)`: `#070B0A` → `7 11 10`. */
function channels(color: string): string {
  return [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16)).join(" ");
}
