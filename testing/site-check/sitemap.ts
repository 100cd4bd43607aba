import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { indexedPages, pathOf, type BuiltSite } from "./built-site";
import type { CheckResult } from "./check-result";

const INDEX = "/sitemap-index.xml";

/** Checks that the sitemaps list each page once, and only pages that search engines may list. */
export function checkSitemap(site: BuiltSite): CheckResult {
  const paths = locationsOf(site, INDEX).flatMap((url) => locationsOf(site, pathOf(site, url) ?? ""));
  const counts = new Map<string, number>();
  for (const url of paths) counts.set(url, (counts.get(url) ?? 0) + 1);
  const known = new Map([...counts].map(([url, count]) => [pathOf(site, url) ?? url, count]));
  const listed = new Map(indexedPages(site));
  const missing = [...listed.keys()].filter((path) => !known.has(path));
  const others = [...known.keys()].filter((path) => !listed.has(path));
  const repeated = [...known].filter(([, count]) => count > 1);
  return {
    name: "sitemap",
    count: listed.size,
    faults: [
      ...missing.map((path) => `${path} is not in the sitemap. Build the site again.`),
      ...others.map((path) => `The sitemap lists ${path}, which is ${describe(site, path)}. Build the site again.`),
      ...repeated.map(([path, count]) => `The sitemap lists ${path} ${count} times. Give each page its own path.`),
    ],
  };
}

const describe = (site: BuiltSite, path: string): string =>
  site.pages.has(path) ? "hidden from search engines" : "not a page of the site";

/** The URLs that a sitemap, or an index of sitemaps, lists. */
function locationsOf({ root }: BuiltSite, path: string): string[] {
  const file = join(root, path);
  if (path === "" || !existsSync(file)) return [];
  return [...readFileSync(file, "utf8").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
}
