import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HELP_SEARCH_PATH } from "../../../src/search/document";

/**
 * URL paths of the data that our own framed pages fetch. A page in a sandboxed frame has no origin, so a browser lets it
 * read only what every origin may read.
 * @param root path of the built site
 * @param framed paths of the framed pages
 */
export function readInFrame(root: string, framed: readonly string[]): string[] {
  if (framed.length === 0) return [];
  const own = framed.map((path) => `/page-data${path}/page-data.json`);
  const queried = own.flatMap((path) => {
    const { staticQueryHashes } = JSON.parse(readFileSync(join(root, path), "utf8")) as { staticQueryHashes: string[] };
    return staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);
  });
  return [...own, "/page-data/app-data.json", ...new Set(queried), HELP_SEARCH_PATH];
}
