import type { Node } from "gatsby";
import { DETAIL_ROUTES } from "@capture/content/model/routes";
import { entriesOf, type NodeModel } from "../../lib/node-model";
import { nodePath } from "../node-path";

export interface PictureFile {
  /** Path below the content folder. */
  src: string;
  alt: string;
}

/** The node of an entry that has a page. Placeholders in its texts are not yet replaced. */
interface PageNode extends Node {
  route?: string;
  name?: string;
  title?: string;
  updated?: string;
  date?: string;
  update?: { date: string };
  image?: PictureFile;
  hero?: { heading: string; label?: string; picture?: PictureFile };
  items?: { heading: string }[];
  seo: object;
}

/** A page of the site, with the values from which fields of `seo` are computed. */
export type SitePage = ReturnType<typeof sitePageOf>;

/** The page of the entry that contains an object. Entries with a page are recognized by their field `seo`. */
export function pageContaining(model: NodeModel, source: unknown): SitePage {
  const node = model.findRootNodeAncestor(source, (ancestor) => "seo" in ancestor);
  if (!node) throw new Error("`seo` is set, but this entry has no page.");
  return sitePageOf(node as PageNode);
}

/** The fixed page or the product’s page at a path, or `undefined` when there is none. */
export async function parentPage(model: NodeModel, path: string): Promise<SitePage | undefined> {
  for (const type of ["Page", "Product"]) {
    const node = (await entriesOf<PageNode>(model, type)).find((each) => (each.route ?? nodePath(each)) === path);
    if (node) return sitePageOf(node);
  }
  return undefined;
}

/** The page of an entry. */
function sitePageOf(node: PageNode) {
  const heading = node.hero?.heading ?? node.title ?? node.items?.[0]?.heading ?? node.name ?? "";
  return {
    /** Name of the GraphQL type of its entry. */
    type: node.internal.type,
    path: nodePath(node) ?? node.route ?? "/404",
    /** The page's name in a trail of pages. */
    name: node.name ?? heading,
    heading,
    /** The small line above the heading. */
    label: node.hero?.label,
    picture: node.hero?.picture ?? node.image,
    /** The day of the last change of its texts; the 404 page has none. */
    modified: node.updated ?? node.update?.date ?? node.date,
  };
}

/** The path of the parent page, or `undefined` for the home page. */
export function parentPath(path: string): string | undefined {
  if (path === "/") return undefined;
  const { listedOn } = DETAIL_ROUTES.find(({ prefix }) => path.startsWith(prefix)) ?? {};
  return listedOn ?? (path.slice(0, path.lastIndexOf("/")) || "/");
}
