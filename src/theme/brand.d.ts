import type { Roles } from "@capture/domain/color-roles";

/**
 * The brand as the build reads it from `data/brand/` (`gatsby/outputs/brand/module.ts`). Import it as `@brand`. A bundle
 * contains only the values that it imports.
 */

export type { Roles };

/** The color of the browser's bar, and the background of the icons. */
export const themeColor: string;
/** The depth ramp from near to far, the only decoration of the site. */
export const ramp: readonly [string, string, string, string, string];
export const bands: Readonly<Record<"ink" | "bone", Roles>>;
/** The channels of the background and the text of a dark band, for `rgb(… / .72)`. */
export const inkRgb: string;
export const inkTextRgb: string;
/** In pixels. */
export const radii: { readonly control: number; readonly card: number; readonly media: number };
/** The `font-family` of each role. */
export const fonts: { readonly heading: string; readonly body: string; readonly mono: string };
/** The families, and fallbacks of the same metrics. */
export const fontFaces: readonly Record<string, string>[];
/** The fonts of every first screen. */
export const firstFonts: readonly string[];
/** The mark: SVG elements, and the part of the plane that they fill. */
export const mark: { readonly viewBox: string; readonly shapes: string };
/** The width of the mark divided by its height. */
export const markRatio: number;
/** The name in large letters, set by `gatsby/outputs/brand/footer-name.ts`, and its size; null if the brand turns it off. */
export const footerName: { readonly viewBox: string; readonly shapes: string } | null;
export const footerNameSize: { readonly maxWidth: string; readonly aspectRatio: string } | null;
