import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Reporter } from "gatsby";

/** Loads the reporter of which every plugin gets a copy. `gatsby/reporter` exports nothing in Gatsby 5.16. */
export function loadReporter(): Pick<Reporter, "warn"> {
  const site = createRequire(resolve("package.json"));
  return createRequire(site.resolve("gatsby/package.json"))("gatsby-cli/lib/reporter") as Reporter;
}
