import type { SearchDocument } from "./document";

/** Where the built site serves the index of the site search, with the words of its results. */
export const SITE_SEARCH_PATH = "/search.json";

/** The file at SITE_SEARCH_PATH. */
export interface SiteSearchFile {
  readonly labels: SiteSearchLabels;
  /** A MiniSearch index as JSON. */
  readonly index: string;
}

export interface SiteSearchLabels {
  /** How many are found: `{count}`. */
  readonly count: string;
  /** Said when nothing is found: `{query}`. */
  readonly none: string;
  /** The link to all of them, where only the best are shown: `{count}`. */
  readonly all: string;
}

/** Something that was found. */
export type SiteSearchHit = Pick<SearchDocument, "id" | "title" | "text" | "source" | "to">;

/** What was found of one kind, best first. */
export interface HitGroup {
  readonly heading: string;
  readonly found: readonly SiteSearchHit[];
}

export interface SiteSearch {
  readonly labels: SiteSearchLabels;
  /** What a query finds, kind by kind; the kind with the best match first. */
  find(query: string): HitGroup[];
}
