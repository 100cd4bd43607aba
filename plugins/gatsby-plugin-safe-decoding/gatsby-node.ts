import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { safeDecoders } from "./provided";

const DECODE_MODULE = "plugins/gatsby-plugin-safe-decoding/decode";

/** Replaces `decodeURI` and `decodeURIComponent` in all browser scripts, including Gatsby's. */
export function onCreateWebpackConfig({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript" && stage !== "develop") return;
  actions.setWebpackConfig({ plugins: [plugins.provide(safeDecoders(resolve(DECODE_MODULE)))] });
}
