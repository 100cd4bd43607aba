import type { CreateWebpackConfigArgs } from "gatsby";

/** Parts of Gatsby that come with its main module and that no page of this site uses. */
const UNUSED = ["gatsby-script"];

/** Keeps what no page uses out of the script that every page loads. */
export function onCreateWebpackConfig({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({ resolve: { alias: Object.fromEntries(UNUSED.map((name) => [name, false])) } });
}
