export { onCreateWebpackConfig } from "./gatsby/node/webpack";
export { onPreBootstrap } from "./gatsby/node/check-content";
export { createResolvers, createSchemaCustomization } from "./gatsby/node/schema";
export { sourceNodes } from "./gatsby/node/words";
export { createPages } from "./gatsby/node/pages";
export { onCreatePage } from "./gatsby/node/optional-pages";
export { onCreateNode, onPostBootstrap } from "./gatsby/node/brand";
export { watchQueryTypes as onCreateDevServer } from "./gatsby/outputs/query-types";
export { onPostBuild } from "./gatsby/node/post-build";
