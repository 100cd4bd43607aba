import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { languagePaths, NOT_FOUND } from "@capture/domain/host/host-files";
import { builtPaths, notFoundPaths, readPageHtml } from "../../gatsby/lib/built-pages";
import { readPage, type SitePage } from "./site-page";

/** A built site, as the checks see it. */
export interface BuiltSite {
  /** Path of its folder. */
  readonly root: string;
  /** URL of the home page, without a slash at its end. */
  readonly url: string;
  /** The language of the pages that are not below the path of a language. */
  readonly language: string;
  /** Paths that pages may link to before their pages exist. */
  readonly plannedRoutes: readonly string[];
  /** Paths of the further languages, such as `/de`. */
  readonly languages: readonly string[];
  /** The pages by path. That of a 404 page is the path of its file. */
  readonly pages: ReadonlyMap<string, SitePage>;
}

/** The fields of site.json that the checks read. */
export type SiteSettings = Pick<BuiltSite, "url" | "language"> & { readonly plannedRoutes?: readonly string[] };

/** Only pages of Gatsby have this element; the desk does not. */
const GATSBY_PAGE = 'id="___gatsby"';

/**
 * Reads the pages of a built site.
 * @param root path of its folder
 * @throws Error when the folder contains no built site
 */
export function readBuiltSite(root: string, { url, language, plannedRoutes = [] }: SiteSettings): BuiltSite {
  if (!existsSync(join(root, NOT_FOUND)))
    throw new Error(`${root} contains no complete site. Run npm run build, or give the folder of a built site.`);
  const notFoundPages = notFoundPaths(root);
  const languages = languagePaths(notFoundPages);
  const pages = [...builtPaths(root), ...notFoundPages].flatMap((path) => {
    const html = readPageHtml(root, path);
    return html.includes(GATSBY_PAGE) ? [[path, readPage(html)] as const] : [];
  });
  const site = { root, url, language, plannedRoutes, languages, pages: new Map(pages) };
  const canonical = site.pages.get("/")?.canonical;
  if (canonical !== undefined && pathOf(site, canonical) === undefined)
    throw new Error(
      `The site was built for ${canonical}, but url in site.json is ${url}. Set CONTENT_DIR to the content of the site, or build it again.`,
    );
  return site;
}

/** Whether the site has a file at a URL path. */
export const hasFile = ({ root }: BuiltSite, path: string): boolean =>
  statSync(join(root, decodeURI(path)), { throwIfNoEntry: false })?.isFile() === true;

/** The path of a page or file from its URL; `undefined` for a URL of another site. */
export function pathOf({ url }: BuiltSite, target: string): string | undefined {
  if (!target.startsWith(`${url}/`) && target !== url) return undefined;
  return (
    target
      .slice(url.length)
      .replace(/[?#].*$/, "")
      .replace(/\/$/, "") || "/"
  );
}

/** The pages that search engines may list. */
export const indexedPages = ({ pages }: BuiltSite): [string, SitePage][] =>
  [...pages].filter(([, page]) => !page.isHidden);

/** The path of one page of each kind, which are those that Gatsby shows with the same component, in each language. */
export function pageOfEachKind(site: BuiltSite): string[] {
  const kinds = new Map<string, string>();
  for (const language of ["", ...site.languages]) {
    for (const path of site.pages.keys()) {
      const own = path === language ? "/" : path.slice(language.length);
      const file = join(site.root, language, "page-data", own === "/" ? "index" : own, "page-data.json");
      if (!(path === language || path.startsWith(`${language}/`)) || !existsSync(file)) continue;
      const { componentChunkName } = JSON.parse(readFileSync(file, "utf8")) as { componentChunkName: string };
      const kind = `${language} ${componentChunkName}`;
      if (!kinds.has(kind)) kinds.set(kind, path);
    }
  }
  return [...kinds.values()];
}
