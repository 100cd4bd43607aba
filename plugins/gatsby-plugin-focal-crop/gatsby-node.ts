import sharp, { type Region, type ResizeOptions, type Sharp } from "sharp";

/** sharp's own options, or a region of the upright original instead of the position. */
type CropOptions = Omit<ResizeOptions, "position"> & { position?: ResizeOptions["position"] | Region };

type Resize = (this: Sharp, width?: number | null, height?: number | null, options?: CropOptions) => Sharp;

/**
 * Lets gatsby-plugin-sharp crop to an exact region: it passes `cropFocus` on as sharp's `position`, and sharp only has
 * nine positions and two strategies.
 */
export function onPreInit(): void {
  const { prototype } = sharp as unknown as { prototype: { resize: Resize } };
  const { resize } = prototype;
  prototype.resize = function (width, height, options) {
    const { position, ...others } = options ?? {};
    return isRegion(position)
      ? resize.call(this.extract(position), width, height, others)
      : resize.call(this, width, height, options);
  };
}

const isRegion = (position: CropOptions["position"]): position is Region => typeof position === "object";
