import type { Node } from "gatsby";
import { sitePageOf, type PageNode, type SitePage } from "./site-page";

/** The part of Gatsby's node model that resolvers use here. */
export interface NodeModel {
  findRootNodeAncestor(source: unknown, predicate: (node: Node) => boolean): Node | null;
  findAll<T>(args: { type: string }): Promise<{ entries: Iterable<T> }>;
  findOne<T>(args: { type: string; query: object }): Promise<T | null>;
}

/** The page of the entry that contains an object. Entries with a page are recognized by their field `seo`. */
export function pageContaining(model: NodeModel, source: unknown): SitePage {
  const node = model.findRootNodeAncestor(source, (ancestor) => "seo" in ancestor);
  if (!node) throw new Error("`seo` is set, but this entry has no page.");
  return sitePageOf(node as PageNode);
}

/** The fixed page at a path, or `undefined` when there is none. */
export async function fixedPage(model: NodeModel, path: string): Promise<SitePage | undefined> {
  const { entries } = await model.findAll<PageNode>({ type: "Page" });
  const node = [...entries].find(({ route }) => route === path);
  return node && sitePageOf(node);
}
