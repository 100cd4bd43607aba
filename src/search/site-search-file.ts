import type { SearchDocument } from "./document";
import type { SearchFile } from "./index-options";

/** Path of the file with the index of the site search and the labels of its results. */
export const SITE_SEARCH_PATH = "/search.json";

/** The file at SITE_SEARCH_PATH. */
export interface SiteSearchFile extends SearchFile {
  readonly labels: SiteSearchLabels;
}

export interface SiteSearchLabels {
  /** Text with the number of results as `{count}`. */
  readonly count: string;
  /** Text for a query that finds nothing, with the query as `{query}`. */
  readonly none: string;
  /** Text of the button that empties the field. It is shown if nothing is found. */
  readonly reset: string;
  /** Text of the link to all results, with their number as `{count}`. The link is shown where results are limited. */
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
