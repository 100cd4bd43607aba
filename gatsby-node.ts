export { onCreateWebpackConfig } from "./gatsby/node/webpack";
export { onPreBootstrap } from "./gatsby/node/check-content";
export { createResolvers, createSchemaCustomization } from "./gatsby/node/schema";
export { createPages } from "./gatsby/node/pages";
export { onCreatePage } from "./gatsby/node/optional-pages";
export { onPostBootstrap } from "./gatsby/outputs/icons";
export { onPostBuild } from "./gatsby/node/post-build";
