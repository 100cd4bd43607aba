export { onCreateWebpackConfig } from "./gatsby/webpack";
export { onPreBootstrap } from "./gatsby/check-content";
export { createSchemaCustomization } from "./gatsby/schema";
export { createResolvers } from "./gatsby/resolvers";
export { createPages } from "./gatsby/pages";
export { onPostBootstrap } from "./gatsby/icons";
export { onPostBuild } from "./gatsby/post-build";
