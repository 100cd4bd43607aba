import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TranslatedPaths } from "@capture/content/locales/slugs";
import { filesBelow } from "@capture/content/model/files-below";
import { builtPaths } from "../../lib/built-pages";

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

const CANONICAL = /<link\b[^>]*\brel="canonical"[^>]*>/;
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
  for (const language of languages) {
    for (const page of pagesOf(root, language, languages)) {
      const file = join(root, pathOf(page, language), "index.html");
      const html = readFileSync(file, "utf8");
      const changed = withAlternates(html, versionTags(page, language, versionsOf(page), siteUrl));
      // An unchanged file keeps its modification time, so its compressed copies remain valid.
      if (changed !== html) writeFileSync(file, changed);
    }
  }
  for (const file of sitemapFiles(root, languages)) {
    const text = readFileSync(join(root, file), "utf8")
      .replace(SITEMAP_LINK, "")
      .replace(LOCATION, (location, url: string) => {
        const page = pageOf(url, siteUrl, languages);
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

/** The path of a page in the default locale: `/solutions/versicherung` → `/solutions/insurance`. */
const sourceOf = (page: string, { paths }: BuiltLanguage): string =>
  [...paths].find(([, path]) => path === page)?.[0] ?? page;

/** Paths of the pages of a language, as the default locale has them: `/products`. */
function pagesOf(root: string, language: BuiltLanguage, languages: readonly BuiltLanguage[]): string[] {
  const pages = builtPaths(join(root, language.path));
  const others = languages.map(({ path }) => path).filter((other) => other !== "");
  return language.path === ""
    ? pages.filter((page) => !others.some((other) => isBelow(page, other)))
    : pages.map((page) => sourceOf(page, language));
}

const isBelow = (page: string, path: string): boolean => `${page}/`.startsWith(`${path}/`);

function pageOf(url: string, siteUrl: string, languages: readonly BuiltLanguage[]): string {
  const page = url.slice(siteUrl.length).replace(/\/$/, "") || "/";
  const language = languages.find(({ path }) => path !== "" && isBelow(page, path));
  return language ? sourceOf(page.slice(language.path.length) || "/", language) : page;
}

function withAlternates(html: string, tags: string): string {
  return html.replace(ALTERNATES, "").replace(CANONICAL, (canonical) => canonical + tags);
}

function versionTags(page: string, own: BuiltLanguage, versions: readonly BuiltLanguage[], siteUrl: string): string {
  if (versions.length < 2) return "";
  const others = versions.filter(({ code }) => code !== own.code);
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
