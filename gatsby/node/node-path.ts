import type { Node } from "gatsby";
import { DETAIL_ROUTES, detailPath } from "../../src/content/model/routes";

/** The path of an entry's detail page; `undefined` when entries of its type have none. */
export function nodePath(node: Node): string | undefined {
  const { type } = node.internal;
  const by = DETAIL_ROUTES.find((route) => route.type === type)?.by ?? "";
  // Gatsby renames `id`.
  const key = node[by === "id" ? "jsonId" : by];
  return typeof key === "string" || typeof key === "number" ? detailPath(type, key) : undefined;
}
