import type { CreateResolversArgs, Node } from "gatsby";
import { DETAIL_ROUTES, detailPath } from "../../src/content/model/routes";

interface DetailNode extends Node {
  readonly slug?: string;
  readonly jsonId?: number;
}

interface ProductNode extends Node {
  readonly specifications?: readonly unknown[];
}

/** Adds `path` to each type whose entries have a page of their own, and `isDevice` to products. */
export function addPathFields({ createResolvers }: CreateResolversArgs): void {
  const path = {
    type: "String!",
    resolve: ({ internal, slug, jsonId }: DetailNode) => detailPath(internal.type, slug ?? jsonId),
  };
  createResolvers(Object.fromEntries(DETAIL_ROUTES.map(({ type }) => [type, { path }])));
  createResolvers({
    Product: {
      isDevice: { type: "Boolean!", resolve: ({ specifications }: ProductNode) => specifications !== undefined },
    },
  });
}
