import type { Node } from "gatsby";
import { pathInBuild } from "@capture/content/locales/slugs";
import { DETAIL_ROUTES, detailPath } from "@capture/content/model/routes";

/** The path of an entry’s detail page in the language of this build; `undefined` when entries of its type have none. */
export function nodePath(node: Node): string | undefined {
  const { type } = node.internal;
  const by = DETAIL_ROUTES.find((route) => route.type === type)?.by ?? "";
  // Gatsby renames `id`.
  const key = node[by === "id" ? "jsonId" : by];
  const path = typeof key === "string" || typeof key === "number" ? detailPath(type, key) : undefined;
  return path === undefined ? undefined : pathInBuild(path);
}

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
