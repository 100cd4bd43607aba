declare module "subset-font" {
  /** Subsets a font to the characters of a text; axes are fixed to a value or limited to a range. */
  const subsetFont: (
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "sfnt";
      /** Omits glyphs that are used only by layout features. */
      noLayoutClosure?: boolean;
      variationAxes: Record<string, number | { min: number; max: number }>;
    },
  ) => Promise<Buffer>;
  export default subsetFont;
}
