import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * URL paths of the data that our framed pages fetch. A page in a sandboxed frame has an opaque origin, so a browser lets it
 * read only files that every origin may read.
 * @param root path of the built site
 * @param framed paths of the framed pages
 */
export function pathsFetchedInFrames(root: string, framed: readonly string[]): string[] {
  if (framed.length === 0) return [];
  const pageData = framed.map((path) => `/page-data${path}/page-data.json`);
  const queryResults = pageData.flatMap((path) => {
    const { staticQueryHashes } = JSON.parse(readFileSync(join(root, path), "utf8")) as { staticQueryHashes: string[] };
    return staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);
  });
  return [...pageData, "/page-data/app-data.json", ...new Set(queryResults)];
}
