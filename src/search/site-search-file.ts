import type { SearchDocument } from "./document";

/** Path of the file with the index of the site search and the labels of its results. */
export const SITE_SEARCH_PATH = "/search.json";

/** The file at SITE_SEARCH_PATH. */
export interface SiteSearchFile {
  readonly labels: SiteSearchLabels;
  /** A MiniSearch index as JSON. */
  readonly index: string;
}

export interface SiteSearchLabels {
  /** Number of results: `{count}`. */
  readonly count: string;
  /** Shown when nothing is found: `{query}`. */
  readonly none: string;
  /** Link to all results, where only the best are shown: `{count}`. */
  readonly all: string;
}

/** A result of the site search. */
export type SiteSearchHit = Pick<SearchDocument, "id" | "title" | "text" | "source" | "to">;

/** Results of one kind, the best first. */
export interface HitGroup {
  readonly heading: string;
  readonly hits: readonly SiteSearchHit[];
}

export interface SiteSearch {
  readonly labels: SiteSearchLabels;
  /** Returns the results of a query in groups by kind, the group with the best result first. */
  find(query: string): HitGroup[];
}
