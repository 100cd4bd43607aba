// Lets Node load the TypeScript sources of packages/, which Gatsby does not compile for its own configuration.
import "tsx/cjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyConfig, Node } from "gatsby";
import { proxyLocalRequests } from "@capture/desk/local-requests";
import { INLINE_SCRIPTS } from "./gatsby/lib/inline-scripts";
import { SITE_TEXTS } from "./gatsby/node/words";
import { ALL_TYPES } from "./gatsby/outputs/query-types";
import { sitemapOptions } from "./gatsby/outputs/sitemap";
import { hiddenFiles } from "@capture/content/model/drafts";
import { contentFolder } from "@capture/content/model/folder";
import { readSchemas, schemaName } from "@capture/content/model/schemas";
import { INTERACTION_EVENTS } from "./src/hooks/on-first-interaction";
import type { JsonValue } from "@capture/domain/lib/json-value";

const folder = contentFolder();
const draftPatterns = hiddenFiles(folder).map((name) => `**/${name}`);
const site = JSON.parse(readFileSync(join(folder, "site.json"), "utf8")) as { url: string };

/** The path of another language or of a preview, such as /de. `--prefix-paths` applies it. */
const pathPrefix = new URL(site.url).pathname.replace(/\/$/, "");

const schemas = readSchemas(folder);

/** The GraphQL type of a document: the `title` of its schema. A file with texts of the engine is not complete itself. */
function typeName({ node, object }: { node: Node; object: unknown }): string {
  const { title = "UnknownJson", ...schema } = schemas.get(schemaName(object as JsonValue) ?? "") ?? {};
  return schema["x-words"] !== undefined && node.internal.type === "File" ? SITE_TEXTS : title;
}

const generatedTypes = { typesOutputPath: ALL_TYPES, generateOnBuild: true };

/**
 * `npm run desk` sets DESK_URL, so that the content desk is served too. It does not generate query types: editors do not
 * change queries, and a save takes effect sooner.
 */
const { DESK_URL } = process.env;
const developConfig: GatsbyConfig = {
  // The queries of other languages and of previews are those of the site.
  graphqlTypegen: DESK_URL === undefined && pathPrefix === "" && generatedTypes,
  ...(DESK_URL !== undefined && {
    developMiddleware: proxyLocalRequests,
    proxy: [{ prefix: "/admin", url: DESK_URL }],
  }),
};

const gatsbyConfig: GatsbyConfig = {
  ...developConfig,
  siteMetadata: { siteUrl: site.url },
  pathPrefix,
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@theme-ui/core",
  plugins: [
    // First, because gatsby-plugin-react-helmet warns when it starts.
    "gatsby-plugin-quiet-build",
    {
      resolve: "gatsby-source-filesystem",
      // Gatsby ignores the files of drafts, so queries and components need not handle them.
      options: {
        name: "data",
        path: folder,
        ignore: ["**/schemas/**", "**/locales/*/!(language.json)", "**/locales/*/*/**", ...draftPatterns],
      },
    },
    { resolve: "gatsby-transformer-json", options: { typeName } },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          // AVIF, and JPEG for Edge before 121 and old versions of Safari. WebP would only be a third copy.
          formats: ["auto", "avif"],
          placeholder: "dominantColor",
          quality: 72,
          // The lowest quality that preserves thin lines and metal surfaces, judged next to the originals at 200 % zoom.
          avifOptions: { quality: 60 },
          jpgOptions: { quality: 76, progressive: true },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp-patches", options: { effort: 2 } },
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-plugin-late-script",
      options: { interactionEvents: INTERACTION_EVENTS, hovered: "[data-menu]", records: INLINE_SCRIPTS },
    },
    "gatsby-plugin-compile-hints",
    "gatsby-plugin-safe-decoding",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    // Last, because it combines all styles of the head.
    "gatsby-plugin-emotion-head",
  ],
};

export default gatsbyConfig;
