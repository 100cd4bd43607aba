import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { safeDecoders } from "./provided";

const DECODE = "plugins/gatsby-plugin-safe-decoding/decode";

/** Replaces the decoders in all scripts for browsers, including Gatsby's own. */
export function onCreateWebpackConfig({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript" && stage !== "develop") return;
  actions.setWebpackConfig({ plugins: [plugins.provide(safeDecoders(resolve(DECODE)))] });
}
