import type { CreateWebpackConfigArgs } from "gatsby";
import { compileHints } from "./compile-hints";

/** Adds the hint to the browser scripts of a build. */
export function onCreateWebpackConfig({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === "build-javascript") actions.setWebpackConfig({ plugins: [compileHints] });
}
