import { DETAIL_ROUTES } from "../../src/content/model/routes";
import { nodePath } from "./node-path";

/** Declared before the resolvers, so that queries can filter by these fields. */
export const pathTypes = [
  ...DETAIL_ROUTES.map(({ type }) => `type ${type} implements Node { path: String! }`),
  "type Product implements Node { isDevice: Boolean! }",
].join("\n");

/** Resolves `path` of each entry that has a detail page, and `isDevice` of products. */
export const pathFields = {
  ...Object.fromEntries(DETAIL_ROUTES.map(({ type }) => [type, { path: { resolve: nodePath } }])),
  Product: {
    path: { resolve: nodePath },
    isDevice: { resolve: ({ specifications }: { specifications?: unknown }) => specifications !== undefined },
  },
};
