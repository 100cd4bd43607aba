import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { GatsbyNode, PluginOptions } from "gatsby";
import sharp, { type Metadata, type Region, type ResizeOptions, type Sharp } from "sharp";

interface Options extends PluginOptions {
  effort: number;
}

/** sharp's own options, or a region of the upright original instead of the position. */
type CropOptions = Omit<ResizeOptions, "position"> & { position?: ResizeOptions["position"] | Region };

interface Prototype {
  avif: Sharp["avif"];
  metadata(this: Sharp): Promise<Metadata>;
  resize(this: Sharp, width?: number | null, height?: number | null, options?: CropOptions): Sharp;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    effort: Joi.number().integer().min(0).max(9).required().description("sharp's effort for AVIF, 0 to 9"),
  });

/** Gives every picture of gatsby-plugin-sharp the effort for AVIF, for which that plugin has no option, exact crops and its upright size. */
export function onPreInit(_args: unknown, { effort }: Options): void {
  const { prototype } = sharp as unknown as { prototype: Prototype };
  const { avif, metadata, resize } = prototype;
  if (!hasSameSharp() || [avif, metadata, resize].some((method) => typeof method !== "function")) {
    throw new Error(
      "gatsby-plugin-sharp-patches: sharp cannot be changed. Either gatsby-plugin-sharp uses another copy of sharp than the site, or sharp has no method avif(), metadata() or resize().",
    );
  }
  prototype.avif = function (options) {
    return avif.call(this, { effort, ...options });
  };
  prototype.metadata = async function () {
    const stored = await metadata.call(this);
    return { ...stored, ...stored.autoOrient };
  };
  prototype.resize = function (width, height, options) {
    const { position, ...others } = options ?? {};
    return isRegion(position)
      ? resize.call(this.extract(position), width, height, others)
      : resize.call(this, width, height, options);
  };
  // A build reads each picture once, so the cache of libvips would only waste memory.
  sharp.cache(false);
}

/** Whether gatsby-plugin-sharp uses the copy of sharp that this file changes. */
function hasSameSharp(): boolean {
  const site = createRequire(resolve("package.json"));
  return createRequire(site.resolve("gatsby-plugin-sharp/package.json")).resolve("sharp") === site.resolve("sharp");
}

const isRegion = (position: CropOptions["position"]): position is Region => typeof position === "object";
