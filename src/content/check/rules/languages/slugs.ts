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
 * Reports translated slugs of pages that do not exist or have no slug, and slugs whose path is that of another page, of a
 * planned page or of an alias, because these also apply below the path of a language.
 */
export function slugProblems(collection: Collection): Problem[] {
  const others = new Set([...plannedRoutes(collection), ...collection.entries.flatMap(aliasesOf)]);
  const paths = { pages: pagesOf(collection), others };
  return readLanguages(collection).flatMap((language) => problemsOf(language, paths));
}

function problemsOf({ settings: { file, value } }: Language, paths: SitePaths): Problem[] {
  const claimed = new Map<string, string>();
  return valuesAt(value, ["slugs"]).flatMap((item, index): Problem[] => {
    const [page, slug] = ["page", "slug"].map((key) => valuesAt(item, [key])[0]);
    // The schema check reports an incomplete item.
    if (typeof page !== "string" || typeof slug !== "string") return [];
    const pageMessage = pageFault(page, paths) ?? ([...claimed.values()].includes(page) ? repeated(page) : undefined);
    if (pageMessage !== undefined) return [file.problem(["slugs", index, "page"], pageMessage)];
    const path = translatePath(page, slug);
    const message = pathFault(path, page, paths, claimed);
    claimed.set(path, page);
    return message === undefined ? [] : [file.problem(["slugs", index, "slug"], message)];
  });
}

const repeated = (page: string): string => `${page} already has a slug above; remove one.`;

function pageFault(page: string, { pages }: SitePaths): string | undefined {
  const entry = pages.get(page);
  const types = DETAIL_ROUTES.filter((route) => route.hasTranslatedSlugs);
  if (entry && types.some(({ type }) => type === entry.schema.title)) return undefined;
  const known = [...pages.keys()].filter((path) => types.some(({ prefix }) => path.startsWith(prefix)));
  return entry
    ? `${page} has the same URL in all languages; only pages below ${types.map(({ prefix }) => prefix).join(", ")} can have a translated one.`
    : `there is no page at ${page}${didYouMean(page, known)}.`;
}

function pathFault(
  path: string,
  page: string,
  { pages, others }: SitePaths,
  claimed: ReadonlyMap<string, string>,
): string | undefined {
  if (path === page) return "this is the slug of the page itself; remove this entry.";
  const other = pages.get(path);
  if (other) return `${path} is the path of the page in data/${other.file.name}; choose another slug.`;
  if (others.has(path)) return `${path} is an old URL or a planned page; choose another slug.`;
  return claimed.has(path)
    ? `${path} is already the path of ${claimed.get(path) ?? ""}; choose another slug.`
    : undefined;
}
