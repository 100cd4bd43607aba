import type { CreateResolversArgs, Node } from "gatsby";
import { DETAIL_ROUTES } from "../../src/content/model/routes";
import { nodePath } from "./node-path";

interface ProductNode extends Node {
  readonly specifications?: readonly unknown[];
}

/** Declared before the resolvers, so that queries can filter by these fields. */
export const pathTypes = [
  ...DETAIL_ROUTES.map(({ type }) => `type ${type} implements Node { path: String! }`),
  "type Product implements Node { isDevice: Boolean! }",
].join("\n");

/** Resolves `path` of each entry that has a detail page, and `isDevice` of products. */
export function addPathFields({ createResolvers }: CreateResolversArgs): void {
  const path = { resolve: nodePath };
  const isDevice = { resolve: ({ specifications }: ProductNode) => specifications !== undefined };
  createResolvers({
    ...Object.fromEntries(DETAIL_ROUTES.map(({ type }) => [type, { path }])),
    Product: { path, isDevice },
  });
}
