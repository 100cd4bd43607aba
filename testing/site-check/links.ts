import { hasFile, pathOf, type BuiltSite } from "./built-site";
import { addTo, firstOf, type CheckResult } from "./check-result";

/** Checks that each link to the site leads to a page, and to its anchor, and that each file that a page loads exists. */
export function checkLinks(site: BuiltSite): CheckResult {
  let count = 0;
  const pagesByFault = new Map<string, string[]>();
  for (const [path, { links, files }] of site.pages) {
    count += links.length + files.length;
    for (const fault of links.flatMap((link) => findLinkFault(site, path, link) ?? []))
      addTo(pagesByFault, fault, path);
    for (const file of files.filter((each) => !isTarget(site, each.replace(/[?#].*$/, ""))))
      addTo(pagesByFault, `The file ${file}, which a page loads, does not exist. Build the site again.`, path);
  }
  const faults = [...pagesByFault].map(([fault, paths]) => `${firstOf(paths)}: ${fault}`);
  return { name: "links, anchors and files", count, faults };
}

function findLinkFault(site: BuiltSite, path: string, link: string): string | undefined {
  const target = targetOf(site, path, link);
  if (target === undefined) return undefined;
  if (!isTarget(site, target)) return `The link to ${link} leads to no page and no file. Correct it in the content.`;
  const anchor = /#(.+)$/.exec(link)?.[1];
  const ids = site.pages.get(target)?.ids;
  if (anchor === undefined || ids === undefined || ids.has(decodeURIComponent(anchor))) return undefined;
  return `The link to ${link} leads to a page without this anchor. Correct it in the content.`;
}

/** The path to which a link leads; `undefined` for a link to another site, or an email address. */
function targetOf(site: BuiltSite, path: string, link: string): string | undefined {
  if (link.startsWith("#")) return path;
  return pathOf(site, /^\/(?!\/)/.test(link) ? site.url + link : link);
}

const isTarget = (site: BuiltSite, path: string): boolean =>
  site.pages.has(path) || isPlanned(site, path) || hasFile(site, path);

const isPlanned = ({ languages, plannedRoutes }: BuiltSite, path: string): boolean =>
  ["", ...languages].some((language) => plannedRoutes.some((route) => language + route === path));
