import type { Node } from "gatsby";
import { placeOf, type PageEntry, type Place } from "./place";

/** The part of Gatsby's node model that is asked here. */
export interface NodeModel {
  findRootNodeAncestor(source: unknown, predicate: (node: Node) => boolean): Node | null;
  findAll<T>(args: { type: string }): Promise<{ entries: Iterable<T> }>;
}

/** The page that a part of an entry belongs to: every entry that has a page has `seo`. */
export function placeOfSource(model: NodeModel, source: unknown): Place {
  const entry = model.findRootNodeAncestor(source, (node) => "seo" in node);
  if (!entry) throw new Error("`seo` is set, but this entry has no page.");
  return placeOf(entry as PageEntry);
}

/** A fixed page by its address. */
export async function fixedPlace(model: NodeModel, path: string): Promise<Place | undefined> {
  const { entries } = await model.findAll<PageEntry>({ type: "Page" });
  const page = [...entries].find(({ route }) => route === path);
  return page && placeOf(page);
}
