import type { Node } from "gatsby";
import { DETAIL_ROUTES } from "../../content/routes";

export interface PictureFile {
  src: string;
  alt: string;
}

/** An entry that has a page, as its file holds it: names between braces are not yet filled in. */
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
  /** A case study's title stands at its top alone. */
  seo: { title?: string };
}

/** What the head says about a page beside its own words. */
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

/** Kinds of entry that are pages. */
export const PAGE_TYPES: readonly string[] = ["Page", "NotFound", ...DETAIL_ROUTES.map(({ type }) => type)];

/**
 * Where an entry's page stands and what it is called.
 * @param menuName what the menus call an address, if they name it
 */
export function placeOf(entry: PageEntry, menuName: (path: string) => string | undefined): Place {
  const path = pathOf(entry);
  const heading = entry.hero?.heading ?? entry.title ?? entry.items?.[0]?.heading ?? "";
  const title = entry.seo.title?.split(" | ")[0] ?? heading;
  return {
    path,
    name: entry.name ?? (isFixed(entry) ? (menuName(path) ?? title) : heading),
    heading,
    label: entry.hero?.label,
    picture: entry.hero?.picture ?? entry.image,
    modified: entry.updated ?? entry.date,
  };
}

/** The address one step up the tree, or `undefined` for the home page. */
export function parentOf(path: string): string | undefined {
  if (path === "/") return undefined;
  return path.slice(0, path.lastIndexOf("/")) || "/";
}

function isFixed(entry: PageEntry): boolean {
  return entry.internal.type === "Page" || entry.internal.type === "NotFound";
}

function pathOf(entry: PageEntry): string {
  if (isFixed(entry)) return entry.route ?? "/404";
  const detail = DETAIL_ROUTES.find(({ type }) => type === entry.internal.type);
  return `${detail?.prefix ?? "/"}${entry.slug ?? entry.jsonId ?? ""}`;
}
