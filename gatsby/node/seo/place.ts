import type { Node } from "gatsby";
import { DETAIL_ROUTES, detailPath } from "../../../src/content/model/routes";

export interface PictureFile {
  src: string;
  alt: string;
}

/** An entry that has a page, as its file holds it: placeholders are not yet filled in. */
export interface PageEntry extends Node {
  route?: string;
  slug?: string;
  jsonId?: number;
  name?: string;
  title?: string;
  updated?: string;
  date?: string;
  image?: PictureFile;
  hero?: { heading: string; label?: string; picture?: PictureFile };
  items?: { heading: string }[];
  seo: object;
}

/** What the head of a page contains in addition to its own text. */
export interface Place {
  path: string;
  /** The page's name in a trail of pages. */
  name: string;
  heading: string;
  label: string | undefined;
  picture: PictureFile | undefined;
  /** The day on which its words last changed; the 404 page has none. */
  modified: string | undefined;
}

/** The path and the names of an entry's page. */
export function placeOf(entry: PageEntry): Place {
  const heading = entry.hero?.heading ?? entry.title ?? entry.items?.[0]?.heading ?? entry.name ?? "";
  return {
    path: pagePath(entry),
    name: entry.name ?? heading,
    heading,
    label: entry.hero?.label,
    picture: entry.hero?.picture ?? entry.image,
    modified: entry.updated ?? entry.date,
  };
}

/** The address one step up the tree of pages, or `undefined` for the home page. */
export function parentOf(path: string): string | undefined {
  if (path === "/") return undefined;
  const { listedOn } = DETAIL_ROUTES.find(({ prefix }) => path.startsWith(prefix)) ?? {};
  return listedOn ?? (path.slice(0, path.lastIndexOf("/")) || "/");
}

function pagePath(entry: PageEntry): string {
  return detailPath(entry.internal.type, entry.slug ?? entry.jsonId) ?? entry.route ?? "/404";
}
