import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { GatsbyNode, PluginOptions } from "gatsby";
import sharp, { type Sharp } from "sharp";

interface Options extends PluginOptions {
  effort: number;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    effort: Joi.number().integer().min(0).max(9).required().description("sharp's effort for AVIF, 0 to 9"),
  });

/** Sets the effort for every AVIF picture that gatsby-plugin-sharp encodes, because that plugin has no working option for it. */
export function onPreInit(_args: unknown, { effort }: Options): void {
  // gatsby-plugin-sharp must use the same copy of sharp as this file.
  const site = createRequire(resolve("package.json"));
  const pluginsSharp = createRequire(site.resolve("gatsby-plugin-sharp/package.json")).resolve("sharp");
  const { prototype } = sharp as unknown as { prototype: Sharp };
  if (pluginsSharp !== site.resolve("sharp") || typeof prototype.avif !== "function") {
    throw new Error(
      "gatsby-plugin-avif-effort: the effort cannot be set. Either gatsby-plugin-sharp uses another copy of sharp than the site, or sharp has no method avif().",
    );
  }
  const { avif } = prototype;
  prototype.avif = function (options) {
    return avif.call(this, { effort, ...options });
  };
  // A build reads each picture once, so the cache of libvips would only waste memory.
  sharp.cache(false);
}
