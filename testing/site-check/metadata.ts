import { hasFile, indexedPages, pathOf, type BuiltSite } from "./built-site";
import { addTo, firstOf, type CheckResult } from "./check-result";
import type { SitePage } from "./site-page";

/** Checks title, description, canonical URL and the picture for shared links of each page. */
export function checkMetadata(site: BuiltSite): CheckResult {
  const faults = [...site.pages].flatMap(([path, page]) => findPageFaults(site, path, page));
  const repeated = [
    ...findRepeated(site, "title", (page) => page.title),
    ...findRepeated(site, "description", (page) => page.meta.get("description") ?? ""),
  ];
  return {
    name: "titles, descriptions, canonical URLs and pictures",
    count: site.pages.size,
    faults: [...faults, ...repeated],
  };
}

function findPageFaults(site: BuiltSite, path: string, page: SitePage): string[] {
  const faults: string[] = [];
  if (page.title === "") faults.push(`${path} has no title. Write seo.title of the page.`);
  if ((page.meta.get("description") ?? "") === "")
    faults.push(`${path} has no description. Write seo.description of the page.`);
  const picture = page.meta.get("og:image") ?? "";
  const file = pathOf(site, picture);
  if (file === undefined || !hasFile(site, file))
    faults.push(
      `${path} has the picture “${picture}” for shared links, which is not a file of the site. Build it again.`,
    );
  if (page.isHidden && pathOf(site, page.canonical ?? "") === path)
    faults.push(`${path} may not be listed by search engines, but has a canonical URL. Remove one of the two.`);
  if (!page.isHidden && pathOf(site, page.canonical ?? "") !== path)
    faults.push(
      `${path} has the canonical URL “${page.canonical ?? ""}” instead of ${site.url}${path}. Correct url in site.json, and build again.`,
    );
  return faults;
}

function findRepeated(site: BuiltSite, field: string, textOf: (page: SitePage) => string): string[] {
  const pathsByText = new Map<string, string[]>();
  for (const [path, page] of indexedPages(site)) {
    // Pages that are not translated yet have the same title in each language.
    addTo(pathsByText, `${page.language} ${textOf(page)}`, path);
  }
  return [...pathsByText.values()]
    .filter((paths) => paths.length > 1)
    .map((paths) => `${firstOf(paths)} have the same ${field}. Give each page its own.`);
}
