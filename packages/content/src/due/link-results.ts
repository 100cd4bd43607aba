import { resolve } from "node:path";
import { readJson } from "../model/files-below";

/** What the requests to a URL on another site have found. */
export interface LinkResult {
  /** The runs in a row in which the URL has failed. */
  failures: number;
  /** Why the last request failed, such as “the status is 404”. Only if it failed. */
  reason?: string;
  /** The day of the first of these failures. */
  since?: string;
  /** Where the URL has moved permanently. */
  movedTo?: string;
}

/** The results of `npm run content:links`, by URL. */
export type LinkResults = Readonly<Record<string, LinkResult>>;

/** Where the results are stored. They belong to the machine that asks, and are not committed. */
export const LINK_RESULTS_FILE = resolve(".links.json");

/** The stored results; none before the first run, or if the file is broken. */
export const readLinkResults = (): LinkResults => (readJson(LINK_RESULTS_FILE) ?? {}) as unknown as LinkResults;
