export { onCreateWebpackConfig } from "./src/build/bundle";
export { onPreBootstrap } from "./src/build/content";
export { createSchemaCustomization } from "./src/build/schema";
export { createResolvers } from "./src/build/seo/fields";
export { createPages } from "./src/build/pages";
export { onPostBootstrap } from "./src/build/icons";
export { onPostBuild } from "./src/build/after-build";
