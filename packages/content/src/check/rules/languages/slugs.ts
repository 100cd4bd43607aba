import { readLanguages, type Language } from "../../../locales/languages";
import { translatePath } from "../../../locales/slugs";
import { aliasesOf } from "../../../model/aliases";
import { DETAIL_ROUTES, pagesOf, plannedRoutes } from "../../../model/routes";
import { valuesAt, type Collection, type Entry } from "../../collection";
import type { Problem } from "../../problem";
import { didYouMean } from "../../suggest";

/** What the paths of a site lead to. */
interface SitePaths {
  readonly pages: ReadonlyMap<string, Entry>;
  /** Aliases and planned pages. */
  readonly others: ReadonlySet<string>;
}

/**
 * Reports translated slugs of pages that cannot have one, and slugs whose path is that of another page, of a planned page
 * or of an alias, because these also apply below the path of a language. A page that was removed is a notice.
 */
export function slugProblems(collection: Collection): Problem[] {
  const others = new Set([...plannedRoutes(collection), ...collection.entries.flatMap(aliasesOf)]);
  const paths = { pages: pagesOf(collection), others };
  return readLanguages(collection).flatMap((language) => problemsOf(language, paths));
}

function problemsOf({ settings: { file, value } }: Language, paths: SitePaths): Problem[] {
  const named = new Set<string>();
  return valuesAt(value, ["slugs"]).flatMap((item, index): Problem[] => {
    const [page, slug] = ["page", "slug"].map((key) => valuesAt(item, [key])[0]);
    // The schema check reports an incomplete item, and another rule a repeated slug.
    if (typeof page !== "string" || typeof slug !== "string") return [];
    const problem = (key: string, message: string): Problem[] => [file.problem(["slugs", index, key], message)];
    const pageMessage = named.has(page) ? `${page} already has a slug above; remove one.` : pageFault(page, paths);
    named.add(page);
    if (pageMessage !== undefined)
      return problem("page", pageMessage).map((each) => (paths.pages.has(page) ? each : { ...each, notice: true }));
    const message = pathFault(translatePath(page, slug), page, paths);
    return message === undefined ? [] : problem("slug", message);
  });
}

function pageFault(page: string, { pages }: SitePaths): string | undefined {
  const entry = pages.get(page);
  const types = DETAIL_ROUTES.filter((route) => route.hasTranslatedSlugs);
  if (entry && types.some(({ type }) => type === entry.schema.title)) return undefined;
  const known = [...pages.keys()].filter((path) => types.some(({ prefix }) => path.startsWith(prefix)));
  return entry
    ? `${page} has the same URL in all languages; only pages below ${types.map(({ prefix }) => prefix).join(", ")} can have a translated one.`
    : `there is no page at ${page}${didYouMean(page, known)}; remove this entry.`;
}

function pathFault(path: string, page: string, { pages, others }: SitePaths): string | undefined {
  if (path === page) return "this is the slug of the page itself; remove this entry.";
  const other = pages.get(path);
  if (other) return `${path} is the path of the page in data/${other.file.name}; choose another slug.`;
  return others.has(path) ? `${path} is an old URL or a planned page; choose another slug.` : undefined;
}
