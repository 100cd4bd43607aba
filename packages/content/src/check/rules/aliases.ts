import { endOf } from "../../model/drafts";
import { aliasesOf } from "../../model/aliases";
import type { Collection, Entry } from "../collection";
import type { Problem } from "../problem";
import { pagePath, pagesOf, plannedRoutes } from "../../model/routes";

/** Paths that the host handles, and paths at which every build writes files. */
const RESERVED = [
  /^\/(404(\.html)?|admin|api|fonts|icons|livez|page-data|readyz|sheets|social|static|_headers|_redirects|\.host-rules|\.well-known)(\/|$)/,
  /\/index\.html$/,
  // Files at the root (scripts, search indexes, icons, sitemaps, text files), and feeds.
  /^\/((blog|releases|changes)\/)?[^/]+\.(css|ico|js|json|map|svg|txt|webmanifest|xml)$/,
];

/** Reports aliases that are the path of a page without an end, a planned or reserved path, or an alias of another page. */
export function aliasProblems(collection: Collection): Problem[] {
  const pages = pagesOf(collection);
  const planned = plannedRoutes(collection);
  const claimed = new Map<string, Entry>();
  return collection.entries.flatMap((entry) =>
    aliasesOf(entry).flatMap((alias, index) => {
      const message = aliasMessage(alias, entry, pages, planned, claimed);
      if (!claimed.has(alias)) claimed.set(alias, entry);
      return message === undefined ? [] : [entry.file.problem(["aliases", index], message)];
    }),
  );
}

function aliasMessage(
  alias: string,
  entry: Entry,
  pages: ReadonlyMap<string, Entry>,
  planned: readonly string[],
  claimed: ReadonlyMap<string, Entry>,
): string | undefined {
  if (alias === pagePath(entry)) {
    return `“${alias}” is the current path of this page; remove it.`;
  }
  const page = pages.get(alias);
  if (page && endOf(page) === undefined)
    return `“${alias}” is the path of the page in data/${page.file.name}; an alias must be a path without a page.`;
  if (planned.includes(alias))
    return `“${alias}” is one of the planned pages in data/site.json; remove it there or here.`;
  if (RESERVED.some((pattern) => pattern.test(alias)))
    return `“${alias}” is reserved by the site; an alias is a former path of a page.`;
  const other = claimed.get(alias);
  // The schema check reports an alias that occurs twice in the same list.
  if (other && other !== entry)
    return `“${alias}” is already an alias in data/${other.file.name}; it can lead to one page only.`;
  return undefined;
}
