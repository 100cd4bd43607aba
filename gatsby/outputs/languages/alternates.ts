import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TranslatedPaths } from "@capture/content/locales/slugs";
import { filesBelow } from "@capture/content/model/files-below";
import { rewritePages } from "../../lib/built-pages";

/** A language of the built site. */
export interface BuiltLanguage {
  /** `de` */
  code: string;
  /** `de-DE` */
  locale: string;
  /** The path below which its pages are: `/de`; empty for the default locale. */
  path: string;
  /** Paths of its pages with a translated slug, by their path in the default locale. */
  paths: TranslatedPaths;
}

const ALTERNATES =
  /<link rel="alternate" hreflang="[^"]*" href="[^"]*"\/>|<meta property="og:locale:alternate" content="[^"]*"\/>/g;
const SITEMAP_LINK = /<xhtml:link\b[^>]*\/>/g;
const LOCATION = /<url><loc>([^<]*)<\/loc>/g;

/**
 * Links the versions of each page in all languages, in the head of each version and in the sitemaps. Pages that are not
 * indexed have no such links.
 * @param root path of the built site
 * @param siteUrl URL of the default locale, without a slash at the end
 * @param languages all languages, the default locale first
 */
export function linkAlternates(root: string, siteUrl: string, languages: readonly BuiltLanguage[]): void {
  const versionsOf = (page: string): BuiltLanguage[] =>
    languages.filter((language) => existsSync(join(root, pathOf(page, language), "index.html")));
  rewritePages(root, (html, { canonicalEnd }, path) => {
    if (canonicalEnd === undefined) return html;
    const { page, language } = locate(path, languages);
    const tags = versionTags(page, language, versionsOf(page), siteUrl);
    return html.slice(0, canonicalEnd) + tags + html.slice(canonicalEnd).replace(ALTERNATES, "");
  });
  for (const file of sitemapFiles(root, languages)) {
    const text = readFileSync(join(root, file), "utf8")
      .replace(SITEMAP_LINK, "")
      .replace(LOCATION, (location, url: string) => {
        const { page } = locate(url.slice(siteUrl.length).replace(/\/$/, "") || "/", languages);
        return location + versionLinks(page, versionsOf(page), siteUrl, "xhtml:link");
      });
    writeFileSync(join(root, file), text);
  }
}

/** Adds the sitemaps of the other languages to the index, which names only that of the default locale. */
export function listSitemaps(root: string, siteUrl: string, languages: readonly BuiltLanguage[]): void {
  const index = join(root, "sitemap-index.xml");
  const files = sitemapFiles(root, languages).map((file) => `<sitemap><loc>${siteUrl}/${file}</loc></sitemap>`);
  const text = readFileSync(index, "utf8").replace(/(?:<sitemap>.*<\/sitemap>)+/, files.join(""));
  writeFileSync(index, text);
}

/** The path of a page in a language: `/solutions/insurance` → `/de/solutions/versicherung`. */
const pathOf = (page: string, { path, paths }: BuiltLanguage): string => path + (paths.get(page) ?? page);

const isBelow = (path: string, folder: string): boolean => `${path}/`.startsWith(`${folder}/`);

/** The language of a path, and the path of the page in the default locale: `/de/solutions/versicherung` → `/solutions/insurance`. */
function locate(
  path: string,
  languages: readonly BuiltLanguage[],
): { page: string; language: BuiltLanguage | undefined } {
  const translated = languages.find((each) => each.path !== "" && isBelow(path, each.path));
  if (!translated) return { page: path, language: languages[0] };
  const page = path.slice(translated.path.length) || "/";
  return { page: [...translated.paths].find(([, to]) => to === page)?.[0] ?? page, language: translated };
}

function versionTags(
  page: string,
  current: BuiltLanguage | undefined,
  versions: readonly BuiltLanguage[],
  siteUrl: string,
): string {
  if (versions.length < 2) return "";
  const others = versions.filter((version) => version !== current);
  const locales = others.map(
    ({ locale }) => `<meta property="og:locale:alternate" content="${locale.replace("-", "_")}"/>`,
  );
  return versionLinks(page, versions, siteUrl, "link") + locales.join("");
}

/** One link for each version, and one for visitors of all other languages, who get the default locale. */
function versionLinks(page: string, versions: readonly BuiltLanguage[], siteUrl: string, tag: string): string {
  if (versions.length < 2) return "";
  const urlOf = (language: BuiltLanguage): string => siteUrl + pathOf(page, language);
  const link = (code: string, url: string): string => `<${tag} rel="alternate" hreflang="${code}" href="${url}"/>`;
  const [source] = versions;
  return [
    ...versions.map((version) => link(version.code, urlOf(version))),
    ...(source ? [link("x-default", urlOf(source))] : []),
  ].join("");
}

function sitemapFiles(root: string, languages: readonly BuiltLanguage[]): string[] {
  return languages.flatMap(({ path }) =>
    filesBelow(join(root, path))
      .filter((name) => /^sitemap-\d+\.xml$/.test(name))
      .map((name) => (path === "" ? name : `${path.slice(1)}/${name}`)),
  );
}
