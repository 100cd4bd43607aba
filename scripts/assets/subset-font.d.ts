declare module "subset-font" {
  /** Cuts a font to the characters of a text; axes are fixed to a value or cut to a range. */
  const subsetFont: (
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "sfnt";
      /** Without shapes that only layout features ask for. */
      noLayoutClosure?: boolean;
      variationAxes: Record<string, number | { min: number; max: number }>;
    },
  ) => Promise<Buffer>;
  export default subsetFont;
}
